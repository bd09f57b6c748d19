import type { Context } from '#platform/context'
import { announce } from '../announce.ts'
import type { HandoverListing } from '../handover-queries.ts'
import { lockScopeOf } from '../handover-scope.ts'
import { deleteWaiting, selectWaiting } from './waiting-queries.ts'

/**
 * Tells who waits first for a listing that it is free again, and takes them from the list: they have no claim, and the owner chooses. Those
 * behind them are told when it is free the next time.
 */
export async function notifyNext(ctx: Context, { listing }: { listing: HandoverListing }): Promise<void> {
  if (!listing.is_public) return
  for (const { conversation_id: id } of await selectWaiting(ctx, listing.id)) {
    await deleteWaiting(ctx, id)
    const scope = await lockScopeOf(ctx, id)
    // Nobody is brought together with whom they blocked.
    if (!scope || scope.blocked.atAll) continue
    await announce(ctx, scope, { name: 'waiting_next' })
    return
  }
}
