import type { Context } from '#platform/context'
import { announceListings } from './announce-listings.ts'
import { learnWordsSoon } from './learn-words.ts'
import { updateListing } from './own-listing-queries.ts'

/** Hides a listing from everyone but its owner until it is released, with the reason that its owner reads. Safe to repeat. */
export async function holdListing(ctx: Context, { id, why }: { id: number; why: string }): Promise<void> {
  await updateListing(ctx, id, { held_at: ctx.clock.now(), held_why: why })
  await learnWordsSoon(ctx)
}

/** Its state alone says from now on who sees it. Safe to repeat. */
export async function releaseListing(ctx: Context, { id }: { id: number }): Promise<void> {
  await updateListing(ctx, id, { held_at: null, held_why: null })
  await announceListings(ctx, { id })
  await learnWordsSoon(ctx)
}
