import { type Context, inTransaction } from '#platform/context'
import { enqueue, enqueueAll } from '#platform/jobs'
import { selectCardsFor } from '../cards/card-queries.ts'
import { keysOf } from '../matching/match-card.ts'
import { checkRow, matchCards, readingOf } from './check-listing.ts'
import { lockThese, selectUnchecked, upsertChecks } from './check-queries.ts'

/** Listings of one run: a fraction of a second's work. */
const batchSize = 500

/**
 * Compares listings that were there before recalls were, or that came with the program, in batches. Those that match are queued to be
 * looked at each by itself, as if they were just published.
 */
export async function checkUnchecked(ctx: Context, { after }: { after: number }): Promise<void> {
  const last = await inTransaction(ctx, async (ctx) => {
    const listings = await selectUnchecked(ctx, { after, limit: batchSize })
    if (!listings.length) return undefined
    const there = await lockThese(
      ctx,
      listings.map(({ id }) => id),
    )
    const readings = listings
      .filter(({ id }) => there.has(id))
      .map((listing) => [listing.id, readingOf(listing)] as const)
    const cards = await selectCardsFor(ctx, [...new Set(readings.flatMap(([, reading]) => keysOf(reading)))])
    const nothing = { strong: [], possible: [] }
    await upsertChecks(
      ctx,
      readings.map(([id, reading]) => checkRow(id, reading, nothing)),
    )
    const matching = readings.filter(([, reading]) => {
      const { strong, possible } = matchCards(reading, cards)
      return strong.length + possible.length > 0
    })
    const payloads = matching.map(([listingId]) => ({ listingId }))
    if (payloads.length) await enqueueAll(ctx, 'screen-for-recalls', payloads, 'in its turn')
    return listings.length === batchSize ? listings.at(-1)?.id : undefined
  })
  if (last !== undefined) await enqueueUnchecked(ctx, last)
}

/** Queues it if a listing waits for it. */
export async function checkUncheckedSoon(ctx: Context): Promise<void> {
  if ((await selectUnchecked(ctx, { after: 0, limit: 1 })).length) await enqueueUnchecked(ctx, 0)
}

const enqueueUnchecked = (ctx: Context, after: number) =>
  enqueue(ctx, 'check-unchecked', { after }, { key: 'check-unchecked' })
