import type { Context } from '#platform/context'
import { updateListing } from '../own/own-listing-queries.ts'
import { announceListings } from '../publish/announce-listings.ts'
import { learnWordsSoon } from '../search/learn-words.ts'
import { endHandoversSoon } from './reserve-listing.ts'

/** `words` is a volunteer's message to the owner, once one has decided. */
type Suspension = { id: number; reason: string; message?: string; at?: Date }

type OwnerMessage = { id: number; message: string | null }

/** Hides a listing from everyone but its owner until it is released, with the reason for its owner. Safe to repeat. */
export async function suspendListing(ctx: Context, suspension: Suspension): Promise<void> {
  const changes = {
    held_at: suspension.at ?? ctx.clock.now(),
    held_why: suspension.reason,
    held_words: suspension.message ?? null,
  }
  await updateListing(ctx, suspension.id, changes)
  await endHandoversSoon(ctx)
  await learnWordsSoon(ctx)
}

/** Sets the volunteer's message to the owner of a listing that is suspended already. */
export const updateSuspensionMessage = (ctx: Context, update: OwnerMessage): Promise<void> =>
  updateListing(ctx, update.id, { held_words: update.message })

/** Ends the suspension of a listing: its state alone decides who sees it again. Safe to repeat. */
export async function releaseListing(ctx: Context, { id }: { id: number }): Promise<void> {
  await updateListing(ctx, id, { held_at: null, held_why: null, held_words: null })
  await announceListings(ctx, { id })
  await learnWordsSoon(ctx)
}
