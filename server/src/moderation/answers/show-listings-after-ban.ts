import { hideListingsOf } from '#listings'
import type { Context } from '#platform/context'
import { findInForce } from '#restrictions'

/** Brings back the listings of somebody who is banned no more, in the caller's transaction, which has locked them. */
export async function showListingsAfterBan(ctx: Context, personId: number): Promise<void> {
  const isBanned = (await findInForce(ctx, personId)).some(({ kind }) => kind === 'ban')
  if (!isBanned) await hideListingsOf(ctx, { ownerId: personId, hidden: false })
}
