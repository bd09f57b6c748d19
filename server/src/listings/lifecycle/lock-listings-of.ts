import type { Context } from '#platform/context'
import { lockListingRowsOf } from '../browse/listing-queries.ts'

/**
 * Locks all listings of an owner until the transaction ends. Who changes a listing and its pictures locks the listing first,
 * which prevents deadlocks.
 */
export const lockListingsOf = (ctx: Context, { ownerId }: { ownerId: number }): Promise<void> =>
  lockListingRowsOf(ctx, ownerId)
