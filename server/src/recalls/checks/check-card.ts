import { day } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { enqueue, enqueueAll } from '#platform/jobs'
import { selectCards } from '../cards/card-queries.ts'
import { brandKeysOf } from '../matching/keys.ts'
import { readingOf, strengthOf } from './check-listing.ts'
import { type ListingToCheck, selectCandidates } from './check-queries.ts'

/** Listings of one run. */
const batchSize = 1_000
/** For so long it matters that something was handed over, in days. */
const remembered = 3_653

type Run = { cardId: number; after: number }

/**
 * Compares the next listings that name a card's brand with it, and queues those that match it, or did before, each to be looked at by
 * itself. A run that is killed begins at the same listing again: the ones that were queued then come a second time, and nothing changes.
 */
export async function checkCard(ctx: Context, { cardId, after }: Run): Promise<void> {
  const [card] = await selectCards(ctx, [cardId])
  const keys = card ? brandKeysOf(card.fields.brands) : []
  const since = new Date(ctx.clock.now().getTime() - remembered * day)
  const candidates = await selectCandidates(ctx, { cardId, keys, after, since, limit: batchSize })
  const matched = (listing: ListingToCheck) => [...(listing.strong ?? []), ...(listing.possible ?? [])].includes(cardId)
  const concerned = candidates.filter((listing) => matched(listing) || (card && strengthOf(readingOf(listing), card)))
  await inTransaction(ctx, async (ctx) => {
    const payloads = concerned.map(({ id }) => ({ listingId: id }))
    if (payloads.length) await enqueueAll(ctx, 'screen-for-recalls', payloads, 'in its turn')
    const last = candidates.at(-1)
    if (last && candidates.length === batchSize) await enqueueCheck(ctx, { cardId, after: last.id })
  })
}

/** Queues the comparison of all listings with a card that is new or has changed. */
export const checkCardSoon = (ctx: Context, cardId: number): Promise<void> => enqueueCheck(ctx, { cardId, after: 0 })

const enqueueCheck = (ctx: Context, run: Run) =>
  enqueue(ctx, 'check-recall-card', run, { key: `check-recall-card ${run.cardId}`, queue: 'check-recall-card' })
