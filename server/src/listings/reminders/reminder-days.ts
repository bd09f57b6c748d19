import { type ReminderDays, reminderDays } from '@reable/contract/listings/lifecycle'
import { day } from '#platform/clock'

/** Days before the end of a listing: the two reminders that come before it, and the one that says that it has ended. */
export const [firstReminder, lastReminder, endReminder] = reminderDays

/** Returns which reminder is due; a late one is replaced by the one after it. */
export function dueReminder(endsAt: Date, now: Date): ReminderDays {
  if (endsAt <= now) return endReminder
  return endsAt.getTime() - now.getTime() <= lastReminder * day ? lastReminder : firstReminder
}

/** Returns when the reminder after this one is due: the end itself after the last. */
export const nextReminderAt = (days: ReminderDays, endsAt: Date): Date =>
  days === firstReminder ? new Date(endsAt.getTime() - lastReminder * day) : endsAt
