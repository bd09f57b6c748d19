import { day } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { enqueue, enqueueAll } from '#platform/jobs'
import { openCard, rememberedDays, runOptions } from '#recalls'
import { notifyOfWithdrawalSoon } from './notify-of-withdrawal.ts'
import { selectCandidates, selectReceived } from './received-queries.ts'

/** Sheets of one run, and how many of them are read at once: between those other work goes on. */
const batchSize = 5_000
const readAtOnce = 100

type Run = { cardId: number; version: number; after: number }

/**
 * Compares what was handed over next with a card that is new or has changed, and queues each receiver of what matches it, to be told; of one
 * that is withdrawn, those who were told. A run that is killed begins at the same place again: who was queued then comes a second time, and is
 * told nothing.
 */
export async function checkReceived(ctx: Context, { cardId, version, after }: Run): Promise<void> {
  const card = await openCard(ctx, { cardId, version })
  if (!card) return notifyOfWithdrawalSoon(ctx, { cardId, version, after })
  const { seen, last, candidates } = await selectCandidates(ctx, { keys: card.keys, after, limit: batchSize })
  const receivers = new Set<number>()
  for (let at = 0; at < candidates.length; at += readAtOnce) {
    const ids = candidates.slice(at, at + readAtOnce)
    for (const thing of await selectReceived(ctx, { ids, since: rememberedSince(ctx) }))
      if (card.matches(thing)) receivers.add(thing.receiverId)
  }
  await inTransaction(ctx, async (ctx) => {
    await notifySoon(ctx, [...receivers])
    const next = { cardId, version, after: last }
    if (seen === batchSize) await enqueue(ctx, 'check-received', next, runOptions('check-received', next))
  })
}

/** What was handed over since then is compared with recalls. */
export const rememberedSince = ({ clock }: Pick<Context, 'clock'>): Date =>
  new Date(clock.now().getTime() - rememberedDays * day)

/** Queues that these receivers are told of what is recalled and they were not told of. */
export async function notifySoon(ctx: Context, personIds: number[]): Promise<void> {
  const payloads = personIds.map((personId) => ({ personId }))
  if (payloads.length) await enqueueAll(ctx, 'notify-receiver', payloads, 'in its turn')
}
