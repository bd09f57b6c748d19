import type { Context } from '#platform/context'
import { lockListingRowsOf } from '../browse/listing-queries.ts'

/**
 * Until the transaction ends nobody else changes what someone listed. Whoever changes a listing and its pictures holds the
 * listing first: so nobody waits for each other.
 */
export const holdListingsOf = (ctx: Context, { ownerId }: { ownerId: number }): Promise<void> =>
  lockListingRowsOf(ctx, ownerId)
