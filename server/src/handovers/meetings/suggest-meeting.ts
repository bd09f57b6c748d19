import { type MeetingInput, meetingErrors } from '@reable/contract/handovers/rules'
import { instantOf } from '@reable/contract/handovers/when'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { requireMayWrite } from '#restrictions'
import { announce } from '../announce.ts'
import { requireHandoverMove } from '../handover-policy.ts'
import type { Scope } from '../handover-scope.ts'
import { situationOf } from '../situation.ts'
import { lockMeeting, updateMeeting } from './meeting-queries.ts'

/**
 * Suggests a time and a place by Vancouver's clocks; it takes the place of what was suggested before. Refuses with 422 by field a time
 * that has passed, is far ahead or is none.
 */
export async function suggestMeeting(ctx: Context, scope: Scope, input: MeetingInput): Promise<void> {
  requireHandoverMove('suggest', situationOf(ctx, scope))
  // A place is written by hand, and mailed.
  if (scope.by !== undefined) await requireMayWrite(ctx, scope.by)
  const errors = meetingErrors(input, ctx.clock.now())
  const startsAt = instantOf(input.date, input.time)
  if (Object.keys(errors).length || !startsAt)
    throw new Refusal('invalid', 'Please look at the marked fields.', {
      errors: Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, [error]])),
    })
  const { conversation, role } = scope
  const { suggestion_id, ...before } = await lockMeeting(ctx, conversation.id)
  const { place } = input
  if (isSame(before, { role, startsAt, place })) return
  await updateMeeting(ctx, conversation.id, {
    ...{ suggestion_id: suggestion_id + 1, suggested_by: role, suggested_starts_at: startsAt, suggested_place: place },
    suggested_hidden: scope.blocked.atAll,
  })
  await announce(ctx, scope, { name: 'meeting_suggested', by: role, starts_at: startsAt.toISOString(), place })
}

type Suggested = { suggested_by: string | null; suggested_starts_at: Date | null; suggested_place: string | null }

/** Pressed twice, it is one suggestion. */
const isSame = (before: Suggested, { role, startsAt, place }: { role: string; startsAt: Date; place: string }) =>
  before.suggested_by === role &&
  before.suggested_starts_at?.getTime() === startsAt.getTime() &&
  before.suggested_place === place
