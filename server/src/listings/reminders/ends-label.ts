import { day, vancouverDay, vancouverTime } from '#platform/clock'

type Ending = { active: boolean; last_feedback: string | null; feedback_at: Date | null; expires_at: Date }

/** Returns when a listing ends or ended, for its owner, by Vancouver's calendar: "Ends in 12 days, on Friday, 18 December". */
export function endsLabel({ active, last_feedback, feedback_at, expires_at }: Ending, now: Date): string {
  if (last_feedback) return feedback_at ? `Sold or donated on ${vancouverDay(feedback_at, now)}` : 'Sold or donated'
  if (expires_at <= now) return `Ended on ${vancouverDay(expires_at, now)}`
  return active ? `Ends ${daysUntil(expires_at, now)}, on ${vancouverDay(expires_at, now)}` : 'Taken off the list'
}

/** In days of the calendar: what ends a minute after midnight ends tomorrow. */
export function daysUntil(then: Date, now: Date): string {
  const days = (midnight(then) - midnight(now)) / day
  if (days < 1) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

const midnight = (instant: Date) => Date.parse(vancouverTime(instant).slice(0, 10))
