import { type Context, inTransaction } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { resolveLinkedFeedback } from '../links/listing-link-queries.ts'
import { updateListing } from '../own/own-listing-queries.ts'
import { findEnded, lockEnded, lockEnding, takeDueReminders } from '../reminders/ending-queries.ts'
import { notifyOfEnd } from '../reminders/notify-of-end.ts'
import { dueReminder } from '../reminders/reminder-days.ts'
import { learnWordsSoon } from '../search/learn-words.ts'
import { endChanges, reminderChanges } from './listing-lifecycle.ts'
import { endHandoversSoon } from './reserve-listing.ts'

type BatchLimits = {
  /** How many of a kind one run processes; the rest follow in further runs, so that other jobs come between. */
  maxPerRun: number
  /**
   * How many of a kind one run looks at: more, so that those that fail do not stop those behind them, and since reminders that are too
   * early are postponed in one statement.
   */
  maxScanned: number
}

/**
 * Makes listings inactive whose end has come, lets what mailed links said a day ago count, and reminds owners twice before the end and at it, each once for each end.
 * It processes what is due now: it may run late, early, twice or at the same time on two machines.
 */
export async function expireListings(
  ctx: Context,
  { maxPerRun, maxScanned }: BatchLimits = { maxPerRun: 500, maxScanned: 2_000 },
): Promise<void> {
  const endedCount = await runEach(ctx, await findEnded(ctx, maxScanned), endListing, maxPerRun)
  if (endedCount) {
    await endHandoversSoon(ctx)
    await learnWordsSoon(ctx)
  }
  const resolvedCount = await inTransaction(ctx, (ctx) => resolveLinkedFeedback(ctx, maxPerRun))
  if (resolvedCount) await endHandoversSoon(ctx)
  const { due, toRemind } = await takeDueReminders(ctx, maxScanned)
  const reminded = await runEach(ctx, toRemind, remindOwner, maxPerRun)
  const hasMore = due === maxScanned || toRemind.length > maxPerRun
  // A listing that fails waits for the next scheduled run, so that the job does not repeat endlessly.
  if (endedCount === maxPerRun || resolvedCount === maxPerRun || (hasMore && due - toRemind.length + reminded > 0)) {
    await enqueue(ctx, 'tend-listings', {}, { key: 'tend-listings', queue: 'tend-listings' })
  }
}

type Action = (ctx: Context, id: number) => Promise<boolean>

/** Runs the action for each in a transaction of its own, until `most` are done: a failure does not stop the others. Returns how many were done. */
async function runEach(ctx: Context, ids: number[], action: Action, most: number): Promise<number> {
  let done = 0
  for (const id of ids) {
    if (done === most) break
    try {
      if (await inTransaction(ctx, (ctx) => action(ctx, id))) done += 1
    } catch (err) {
      ctx.log.error(
        { err, listing_id: id },
        'a listing could not be expired or its owner reminded; the next run tries again',
      )
    }
  }
  return done
}

async function endListing(ctx: Context, id: number): Promise<boolean> {
  const listing = await lockEnded(ctx, id)
  if (!listing) return false
  await updateListing(ctx, id, endChanges)
  await notifyOfEnd(ctx, listing)
  return true
}

async function remindOwner(ctx: Context, id: number): Promise<boolean> {
  const listing = await lockEnding(ctx, id)
  if (!listing) return false
  const { expires_at: endsAt } = listing
  await updateListing(ctx, id, reminderChanges(dueReminder(endsAt, ctx.clock.now()), endsAt))
  await notifyOfEnd(ctx, listing)
  return true
}
