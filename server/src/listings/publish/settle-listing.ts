import { day, shiftedClock } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { deleted, ended, toldOf } from '../lifecycle/listing-life.ts'
import { updateListing } from '../own/own-listing-queries.ts'
import { publishListing } from './publish-listing.ts'

type Settled = Parameters<typeof publishListing>[1] & {
  /** How long ago it was published, in days. */
  daysAgo: number
  state: 'active' | 'inactive' | 'sold' | 'deleted'
}

/** Publishes a listing as of some days ago and lets it live on to its state: how the village's houses are furnished. */
export async function settleListing(ctx: Context, { daysAgo, state, ...publication }: Settled): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const then = { ...ctx, clock: shiftedClock(ctx.clock, -daysAgo * day) }
    const { id, fresh } = await publishListing(then, publication)
    if (fresh && state !== 'active') await updateListing(ctx, id, later[state](ctx.clock.now()))
    return id
  })
}

const later = {
  inactive: () => ended,
  sold: (now: Date) => toldOf('exchanged', now),
  deleted,
}
