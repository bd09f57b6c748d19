import { type Context, inTransaction } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { updateListing } from '../own/own-listing-queries.ts'
import { daysBefore, findEnded, lockEnded, lockEnding, takeDueNotes } from '../reminders/ending-queries.ts'
import { tellOfEnd } from '../reminders/tell-of-end.ts'
import { learnWordsSoon } from '../search/learn-words.ts'
import { ended, notedBefore } from './listing-life.ts'

type Bounds = {
  /** So many of a kind in one run; the rest come in runs of their own, so that other jobs come between. */
  inOneRun: number
  /** So many notes that count as due are looked at: those that are too early are put off in one statement. */
  lookedAt: number
}

/**
 * Makes listings inactive whose end has come, and tells owners 14 and 3 days before and at the end, each once for each end.
 * It goes by what is due now: it may come late, early, twice or at the same time on two machines.
 */
export async function tendListings(
  ctx: Context,
  { inOneRun, lookedAt }: Bounds = { inOneRun: 500, lookedAt: 2_000 },
): Promise<void> {
  const over = await each(ctx, await findEnded(ctx, inOneRun), endListing)
  if (over) await learnWordsSoon(ctx)
  const { due, untold } = await takeDueNotes(ctx, lookedAt)
  const told = await each(ctx, untold.slice(0, inOneRun), remindOwner)
  const more = due === lookedAt || untold.length > inOneRun
  // What cannot be tended waits for its next time, lest it come round and round.
  if (over === inOneRun || (more && due - untold.length + told > 0)) {
    await enqueue(ctx, 'tend-listings', {}, { key: 'tend-listings', queue: 'tend-listings' })
  }
}

type Act = (ctx: Context, id: number) => Promise<boolean>

/** Each in a transaction of its own: one that cannot be done keeps no other waiting. Says how many were done. */
async function each(ctx: Context, ids: number[], act: Act): Promise<number> {
  let done = 0
  for (const id of ids) {
    try {
      if (await inTransaction(ctx, (ctx) => act(ctx, id))) done += 1
    } catch (err) {
      ctx.log.error({ err, listing_id: id }, 'a listing was not tended; the next run tries again')
    }
  }
  return done
}

async function endListing(ctx: Context, id: number): Promise<boolean> {
  const listing = await lockEnded(ctx, id)
  if (!listing) return false
  await updateListing(ctx, id, ended)
  await tellOfEnd(ctx, listing)
  return true
}

async function remindOwner(ctx: Context, id: number): Promise<boolean> {
  const listing = await lockEnding(ctx, id)
  if (!listing) return false
  const { expires_at: endsAt } = listing
  await updateListing(ctx, id, notedBefore(daysBefore(endsAt, ctx.clock.now()), endsAt))
  await tellOfEnd(ctx, listing)
  return true
}
