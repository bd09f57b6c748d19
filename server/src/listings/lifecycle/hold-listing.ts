import type { Context } from '#platform/context'
import { updateListing } from '../own/own-listing-queries.ts'
import { announceListings } from '../publish/announce-listings.ts'
import { learnWordsSoon } from '../search/learn-words.ts'

/** `words` are a volunteer's to its owner, once one has decided. */
type Suspension = { id: number; why: string; words?: string }

/** Hides a listing from everyone but its owner until it is released, with the reason that its owner reads. Safe to repeat. */
export async function holdListing(ctx: Context, { id, why, words }: Suspension): Promise<void> {
  await updateListing(ctx, id, { held_at: ctx.clock.now(), held_why: why, held_words: words ?? null })
  await learnWordsSoon(ctx)
}

/** A listing that is hidden already stays so, with a volunteer's words to its owner. */
export const keepHeld = (ctx: Context, { id, words }: { id: number; words: string }): Promise<void> =>
  updateListing(ctx, id, { held_words: words })

/** Its state alone says from now on who sees it. Safe to repeat. */
export async function releaseListing(ctx: Context, { id }: { id: number }): Promise<void> {
  await updateListing(ctx, id, { held_at: null, held_why: null, held_words: null })
  await announceListings(ctx, { id })
  await learnWordsSoon(ctx)
}
