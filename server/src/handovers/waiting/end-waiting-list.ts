import type { Context } from '#platform/context'
import { announce } from '../announce.ts'
import { lockScopeOf } from '../handover-scope.ts'
import { whyUnavailable } from '../why-unavailable.ts'
import { deleteWaiting, selectWaiting } from './waiting-queries.ts'

/** Ends the waiting for a listing that is not on the list any more, and says so to each who waited. */
export async function endWaitingList(ctx: Context, listingId: number): Promise<void> {
  for (const { conversation_id: id } of await selectWaiting(ctx, listingId)) {
    const scope = await lockScopeOf(ctx, id)
    const why = scope?.listing && whyUnavailable(scope.listing)
    if (!(scope && why) || !(await deleteWaiting(ctx, id))) continue
    await announce(ctx, scope, { name: 'waiting_ended', why })
  }
}
