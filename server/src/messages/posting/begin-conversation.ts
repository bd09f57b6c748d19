import { type Admit, findPersonById, lockConfirmed, type Person } from '#accounts'
import { lockAnyListing, requireOthersListing } from '#listings'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { addressHashOf } from '../blocks/address-hash.ts'
import { adoptBlocks } from '../blocks/block-queries.ts'
import { findConversationIdOf, haveConversed, insertConversation } from '../conversations/conversation-queries.ts'
import { findOwnerId } from './listing-of-queries.ts'

/**
 * Returns the id of a buyer's conversation about a listing, in the caller's transaction, beginning it if there is none. One that has
 * begun goes on whatever became of the listing. Refuses as not found an unknown listing, and as a conflict the buyer's own and, for a
 * new conversation, one that is not public. `admitPerson` is called for an owner with whom the buyer has no conversation yet.
 */
export async function beginConversation(
  ctx: Context,
  { listingId, buyer, admitPerson }: { listingId: number; buyer: Person; admitPerson?: Admit },
): Promise<number> {
  await lockOwner(ctx, listingId)
  const listing = await lockAnyListing(ctx, { id: listingId })
  const begun = await findConversationIdOf(ctx, { listingId, buyerId: buyer.id })
  if (begun !== undefined) return begun
  requireOthersListing(listing, buyer)
  const owner = await findPersonById(ctx, listing.owner_id)
  if (!owner) throw new Error('a listing has an owner')
  if (admitPerson && !(await haveConversed(ctx, [buyer.id, owner.id]))) await admitPerson(ctx)
  for (const { id, email } of [buyer, owner])
    await adoptBlocks(ctx, { personId: id, addressHash: addressHashOf(ctx, email) })
  return insertConversation(ctx, { listingId, ownerId: owner.id, buyerId: buyer.id })
}

/** Locks the owner before their listing, as they do when they leave. One who has left has no listing any more. */
async function lockOwner(ctx: Context, listingId: number): Promise<void> {
  const ownerId = await findOwnerId(ctx, listingId)
  if (ownerId !== undefined) await lockConfirmed(ctx, { person: { id: ownerId } }).catch(ignoreLeft)
}

function ignoreLeft(error: unknown): void {
  if (!(error instanceof Refusal)) throw error
}
