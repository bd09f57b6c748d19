import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { deleteEndedConversations, deleteQuietConversations } from './sweeping-queries.ts'

/** In days after the end of the listing. */
const daysAfterEnd = 180
/** In days after the last message, whatever became of the listing. */
const daysOfQuiet = 365

/** Rows in one statement: no lock lasts longer than a moment. */
const batchSize = 1_000
/** Batches in one run; the rest is deleted by the next. */
const maxBatches = 100

/** Removes the conversations about listings that ended long ago, and those that nobody has written in for a year, batch by batch. */
export async function sweepConversations(ctx: Context): Promise<void> {
  const before = (days: number) => new Date(ctx.clock.now().getTime() - days * day)
  await inBatches((limit) => deleteEndedConversations(ctx, { endedBefore: before(daysAfterEnd), limit }))
  await inBatches((limit) => deleteQuietConversations(ctx, { quietSince: before(daysOfQuiet), limit }))
}

async function inBatches(deleteSome: (limit: number) => Promise<number>): Promise<void> {
  for (let batch = 0; batch < maxBatches; batch++) if ((await deleteSome(batchSize)) < batchSize) return
}
