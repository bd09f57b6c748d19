import type { Context } from '#platform/context'
import { announce } from '../announce.ts'
import { requireHandoverMove } from '../handover-policy.ts'
import type { Scope } from '../handover-scope.ts'
import { updateSheetEnded } from '../sheets/sheet-queries.ts'
import { situationOf } from '../situation.ts'
import { calendarEntryOf } from './calendar-entry-of.ts'
import { lockMeeting, type Meeting, noMeeting, noSuggestion, updateMeeting } from './meeting-queries.ts'

/** Cancels what both agreed to, with all that is suggested; both get the change for their calendars. */
export async function cancelMeeting(ctx: Context, scope: Scope): Promise<void> {
  requireHandoverMove('cancel', situationOf(ctx, scope))
  const meeting = await lockMeeting(ctx, scope.conversation.id)
  await endMeeting(ctx, scope, { meeting, notice: { name: 'meeting_cancelled', by: scope.role } })
}

type Ended = { meeting: Meeting; notice: { name: string; by?: string; why?: string }; leaving?: boolean }

/** Removes a meeting, says so, and takes it out of both calendars. */
export async function endMeeting(
  ctx: Context,
  scope: Scope,
  { meeting, notice, leaving = false }: Ended,
): Promise<void> {
  if (!meeting.starts_at) return
  const { calendar, ...taken } = await takeMeeting(ctx, { ...scope, meeting })
  await announce(ctx, scope, { ...notice, ...taken }, { calendar, leaving })
}

/** What a notice says of a meeting that is off, and the change for both calendars; empty where none was ahead. */
type TakenMeeting = { starts_at?: string; place?: string; suggested?: boolean; calendar?: string }

/** Removes a meeting that is ahead, with all that is suggested, without a word. `keepsSheet`: they may have met already. */
export async function takeMeeting(ctx: Context, scope: Scope, { keepsSheet = false } = {}): Promise<TakenMeeting> {
  const { meeting } = scope
  if (!meeting) return {}
  const { starts_at: startsAt, place, sequence, suggested_starts_at: suggestedAt } = meeting
  const isAhead = startsAt !== null && startsAt > ctx.clock.now()
  if (!isAhead) {
    if (suggestedAt) await updateMeeting(ctx, scope.conversation.id, noSuggestion)
    return suggestedAt ? { suggested: true } : {}
  }
  const calendar = calendarEntryOf(ctx, scope, { ...meeting, sequence: sequence + 1 }, { cancelled: true })
  await updateMeeting(ctx, scope.conversation.id, { ...noMeeting(), ...noSuggestion })
  if (!keepsSheet) await updateSheetEnded(ctx, scope.conversation.id)
  return { starts_at: startsAt.toISOString(), ...(place !== null && { place }), ...(calendar && { calendar }) }
}
