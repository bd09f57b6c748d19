import type { Context } from '#platform/context'
import { announce } from './announce.ts'
import { lockScopeOf } from './handover-scope.ts'
import { endMeeting } from './meetings/cancel-meeting.ts'
import { selectMeetingsOf } from './meetings/meeting-queries.ts'
import { deleteNoShowsOf } from './meetings/no-show-queries.ts'
import { freeListing } from './promises/end-promise.ts'
import { deletePromise, selectPromisesOf } from './promises/promise-queries.ts'
import { deleteOwnerTicks, deleteReceiver } from './sheets/sheet-queries.ts'
import { deleteWaiting, selectWaitingOf } from './waiting/waiting-queries.ts'

/** What is said then names nobody, and goes although its author does. */
const leaving = { leaving: true }

/**
 * Ends all handovers of somebody who closes their account, and says so to those who waited for it: a listing that was promised to them is
 * free again, and nobody goes to a meeting with them. The promises of their own listings go with these.
 */
export async function forgetHandovers(ctx: Context, { personId }: { personId: number }): Promise<void> {
  await endMeetings(ctx, personId)
  for (const { conversation_id: id, handed_over_at } of await selectPromisesOf(ctx, personId)) {
    const scope = await lockScopeOf(ctx, id)
    if (!scope?.listing || handed_over_at) await deletePromise(ctx, id)
    else if (scope.conversation.ownerId !== personId) await freeListing(ctx, scope, { name: 'promise_let_go' }, leaving)
    else await announce(ctx, scope, { name: 'promise_ended', why: 'closed' }, leaving)
  }
  for (const { conversation_id: id } of await selectWaitingOf(ctx, personId)) {
    const scope = await lockScopeOf(ctx, id)
    await deleteWaiting(ctx, id)
    if (scope && scope.conversation.ownerId === personId)
      await announce(ctx, scope, { name: 'waiting_ended', why: 'closed' }, leaving)
  }
  await deleteNoShowsOf(ctx, personId)
  await deleteOwnerTicks(ctx, personId)
  await deleteReceiver(ctx, personId)
}

async function endMeetings(ctx: Context, personId: number): Promise<void> {
  for (const meeting of await selectMeetingsOf(ctx, personId)) {
    if (!meeting.starts_at || meeting.starts_at <= ctx.clock.now()) continue
    const scope = await lockScopeOf(ctx, meeting.conversation_id)
    const by = scope?.conversation.ownerId === personId ? 'owner' : 'buyer'
    if (scope) await endMeeting(ctx, scope, { meeting, notice: { name: 'meeting_cancelled', by }, ...leaving })
  }
}
