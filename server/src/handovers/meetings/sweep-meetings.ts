import type { Context } from '#platform/context'
import { announce } from '../announce.ts'
import { lockScopeOf } from '../handover-scope.ts'
import { updateMeeting } from './meeting-queries.ts'

/** Reminds both of a meeting, once: a clock that is set back changes nothing. */
export async function remindOfMeeting(ctx: Context, conversationId: number): Promise<void> {
  const scope = await lockScopeOf(ctx, conversationId)
  const { starts_at: startsAt, place, remind_at: remindAt } = scope?.meeting ?? {}
  const now = ctx.clock.now()
  if (remindAt && remindAt > now) return
  await updateMeeting(ctx, conversationId, { remind_at: null })
  if (scope && remindAt && startsAt && startsAt > now)
    await announce(ctx, scope, { name: 'meeting_reminder', starts_at: startsAt.toISOString(), place })
}
