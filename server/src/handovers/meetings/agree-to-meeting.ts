import { suggestionChanged } from '@reable/contract/handovers/rules'
import { dateOf, instantOf } from '@reable/contract/handovers/when'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { announce } from '../announce.ts'
import { requireHandoverMove } from '../handover-policy.ts'
import type { Scope } from '../handover-scope.ts'
import { openSheet } from '../sheets/open-sheet.ts'
import { sheetMail } from '../sheets/sheet-mail.ts'
import { situationOf } from '../situation.ts'
import { calendarEntryOf } from './calendar-entry-of.ts'
import { lockMeeting, noSuggestion, updateMeeting } from './meeting-queries.ts'

/**
 * Agrees to what the other suggested: from then on it is the meeting, and both get its entry for their calendars. Refuses as a conflict
 * a suggestion that is another one by now, one's own, and one whose time has passed.
 */
export async function agreeToMeeting(
  ctx: Context,
  scope: Scope,
  { suggestionId }: { suggestionId: number },
): Promise<void> {
  requireHandoverMove('agree', situationOf(ctx, scope))
  const { conversation, role } = scope
  const before = await lockMeeting(ctx, conversation.id)
  const { suggested_starts_at: startsAt, suggested_place: place } = before
  if (before.suggestion_id !== suggestionId || !startsAt || !place) throw new Refusal('conflict', suggestionChanged)
  const meeting = { starts_at: startsAt, place, sequence: before.sequence + 1 }
  await updateMeeting(ctx, conversation.id, {
    ...meeting,
    ...noSuggestion,
    remind_at: reminderOf(startsAt, ctx.clock.now()),
  })
  const calendar = calendarEntryOf(ctx, scope, { ...before, ...meeting })
  const sheetId = await openSheet(ctx, scope)
  const extra = sheetId === undefined ? undefined : await sheetMail(ctx, { sheetId, meetingAt: startsAt })
  await announce(
    ctx,
    scope,
    { name: 'meeting_agreed', by: role, starts_at: startsAt.toISOString(), place },
    { calendar, extra },
  )
}

/** When both are reminded: at nine in the morning of the day before, in Vancouver; null where that has passed. */
function reminderOf(startsAt: Date, now: Date): Date | null {
  const remindAt = instantOf(dateOf(new Date(startsAt.getTime() - day)), '09:00')
  return remindAt && remindAt > now ? remindAt : null
}
