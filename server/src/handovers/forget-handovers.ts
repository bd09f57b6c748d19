import type { Context } from '#platform/context'
import { endFor } from './end-handovers.ts'
import { findInvolvedOf } from './ended-queries.ts'
import { lockScopeOf, type Scope } from './handover-scope.ts'
import { endMeeting } from './meetings/cancel-meeting.ts'
import { deleteNoShowsOf } from './meetings/no-show-queries.ts'
import { freeListing } from './promises/end-promise.ts'
import { deletePromise, selectPromisesOf } from './promises/promise-queries.ts'
import { deleteOwnerTicks, deleteReceiver } from './sheets/sheet-queries.ts'
import { deleteWaiting, selectWaitingOf } from './waiting/waiting-queries.ts'

/**
 * Ends all handovers of somebody who closes their account, and says so to those who waited for it, once to each: a listing that was promised
 * to them is free again, and nobody goes to a meeting with them. What is said names nobody, and goes although its author does.
 */
export async function forgetHandovers(ctx: Context, { personId }: { personId: number }): Promise<void> {
  for (const id of await findInvolvedOf(ctx, personId)) {
    const scope = await lockScopeOf(ctx, id)
    if (!scope) continue
    if (scope.conversation.ownerId === personId) await endFor(ctx, scope, { why: 'closed', leaving: true })
    else await leaveAsBuyer(ctx, scope)
  }
  for (const { conversation_id: id } of await selectPromisesOf(ctx, personId)) await deletePromise(ctx, id)
  for (const { conversation_id: id } of await selectWaitingOf(ctx, personId)) await deleteWaiting(ctx, id)
  await deleteNoShowsOf(ctx, personId)
  await deleteOwnerTicks(ctx, personId)
  await deleteReceiver(ctx, personId)
}

async function leaveAsBuyer(ctx: Context, scope: Scope): Promise<void> {
  const { conversation, promise, meeting } = scope
  await deleteWaiting(ctx, conversation.id)
  if (promise?.conversation_id === conversation.id && !promise.handed_over_at)
    await freeListing(ctx, scope, { name: 'promise_let_go' }, { leaving: true })
  else if (meeting?.starts_at && meeting.starts_at > ctx.clock.now())
    await endMeeting(ctx, scope, { meeting, notice: { name: 'meeting_cancelled', by: 'buyer' }, leaving: true })
}
