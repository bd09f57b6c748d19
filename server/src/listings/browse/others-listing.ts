import type { Selectable } from 'kysely'
import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import type { Tables } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { closedReason, isOwn } from '../lifecycle/listing-policy.ts'
import { noSuchListing } from '../own/own-listing.ts'

const columns = [
  'id',
  'title',
  'owner_id',
  'owner_confirmed',
  'is_public',
  'last_feedback',
  'deleted_at',
  'held_at',
] as const

type AnyListing = Pick<Selectable<Tables['listings']>, (typeof columns)[number]>

/** Locks a listing in whatever state until the transaction ends. */
const lockListingRow = (ctx: Context, id: number): Promise<AnyListing | undefined> =>
  ctx.db.selectFrom('listings').select(columns).where('id', '=', id).forUpdate().executeTakeFirst()

/** Locks a listing in whatever state until the transaction ends. Refuses as not found an unknown one. */
export async function lockAnyListing(ctx: Context, { id }: { id: number }): Promise<AnyListing> {
  const listing = await lockListingRow(ctx, id)
  if (!listing) throw noSuchListing()
  return listing
}

/** Refuses as a conflict one's own listing, and one that others cannot see now. */
export function requireOthersListing(listing: AnyListing, actor: Person | undefined): void {
  const why = isOwn(listing, actor) ? 'This is your own listing.' : closedReason(listing)
  if (why) throw new Refusal('conflict', why)
}
