import { day, shiftedClock } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { deletionChanges, endChanges, feedbackChanges } from '../lifecycle/listing-lifecycle.ts'
import { updateListing } from '../own/own-listing-queries.ts'
import { publishListing } from './publish-listing.ts'

type SeededListing = Parameters<typeof publishListing>[1] & {
  /** How long ago it was published, in days. */
  daysAgo: number
  state: 'active' | 'inactive' | 'sold' | 'deleted'
}

/** Publishes a listing as of some days ago and brings it into its state: a seed of the village. */
export async function seedListing(ctx: Context, { daysAgo, state, ...publication }: SeededListing): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const pastCtx = { ...ctx, clock: shiftedClock(ctx.clock, -daysAgo * day) }
    const { id, isNew } = await publishListing(pastCtx, { ...publication, screened: false })
    if (isNew && state !== 'active') await updateListing(ctx, id, stateChanges[state](ctx.clock.now()))
    return id
  })
}

const stateChanges = {
  inactive: () => endChanges,
  sold: (now: Date) => feedbackChanges('exchanged', now),
  deleted: deletionChanges,
}
