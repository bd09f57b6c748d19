import { day } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { enqueue, enqueueAll } from '#platform/jobs'
import { findCardVersion, selectCards } from '../cards/card-queries.ts'
import { brandKeysOf } from '../matching/keys.ts'
import { readingOf, strengthOf } from './check-listing.ts'
import { type ListingToCheck, selectCandidates } from './check-queries.ts'
import { rememberedDays } from './find-recalls.ts'

/** Listings of one run. */
const batchSize = 1_000
/** `version`: of the card that the run was begun for. */
type Run = { cardId: number; version: number; after: number }

/**
 * Compares the next listings that name a card's brand with it, and queues those that match it, or did before, each to be looked at by
 * itself. A run that is killed begins at the same listing again: the ones that were queued then come a second time, and nothing changes.
 * Once the card has another version, the runs of that one do it all.
 */
export async function checkCard(ctx: Context, { cardId, version, after }: Run): Promise<void> {
  if ((await findCardVersion(ctx, cardId)) !== version) return
  const [card] = await selectCards(ctx, [cardId])
  const keys = card ? brandKeysOf(card.fields.brands) : []
  const since = new Date(ctx.clock.now().getTime() - rememberedDays * day)
  const candidates = await selectCandidates(ctx, { cardId, keys, after, since, limit: batchSize })
  const matched = (listing: ListingToCheck) => [...(listing.strong ?? []), ...(listing.possible ?? [])].includes(cardId)
  const concerned = candidates.filter((listing) => matched(listing) || (card && strengthOf(readingOf(listing), card)))
  await inTransaction(ctx, async (ctx) => {
    const payloads = concerned.map(({ id }) => ({ listingId: id }))
    if (payloads.length) await enqueueAll(ctx, 'screen-for-recalls', payloads, 'in its turn')
    const last = candidates.at(-1)
    if (last && candidates.length === batchSize) await enqueueCheck(ctx, { cardId, version, after: last.id })
  })
}

/** Queues the comparison of all listings with a card that is new or has changed, and of what was handed over before. */
export async function checkCardSoon(ctx: Context, card: { cardId: number; version: number }): Promise<void> {
  await enqueueCheck(ctx, { ...card, after: 0 })
  await enqueue(ctx, 'check-received', { ...card, after: 0 }, runOptions('check-received', card))
}

/** Runs of one kind go on one after another; those of one version of a card are one. */
export const runOptions = (job: string, { cardId, version }: { cardId: number; version: number }) => ({
  ...{ key: `${job} ${cardId} ${version}`, queue: job },
})

const enqueueCheck = (ctx: Context, run: Run) =>
  enqueue(ctx, 'check-recall-card', run, runOptions('check-recall-card', run))
