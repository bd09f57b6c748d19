import { sql } from 'kysely'
import type { Context } from '#platform/context'
import type { Finding } from './signal.ts'

type FindingsRow = { listing_id: number; findings: Finding[] }

/** What was found in these listings. */
export async function selectFindings({ db }: Context, listingIds: number[]): Promise<FindingsRow[]> {
  if (!listingIds.length) return []
  const found = sql<FindingsRow>`
    select listing_id, findings from screenings where listing_id = any(${listingIds}::bigint[]) order by listing_id`
  return (await found.execute(db)).rows
}

/** `serial`: its number, which its owner gave for volunteers alone. */
type ShownListing = { id: number; title: string; is_public: boolean; serial: string | null }

/** These listings as volunteers see them, without those that are deleted. */
export const selectShown = ({ db }: Context, ids: number[]): Promise<ShownListing[]> =>
  db
    .selectFrom('listings')
    .select(['id', 'title', 'is_public', sql<string | null>`properties ->> 'serial_private'`.as('serial')])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute()

/** When an owner's listings were looked at before they were public, and which of them waited for a volunteer. */
export const exportScreenings = ({ db }: Context, { ownerId }: { ownerId: number }) =>
  db
    .selectFrom('screenings')
    .innerJoin('listings', 'listings.id', 'screenings.listing_id')
    .select(['listing_id', 'screened_at', 'suspended_at', 'decided_at'])
    .where('listings.owner_id', '=', ownerId)
    .orderBy('listing_id')
    .execute()

/** Removes what was found in an owner's listings, and from what was found in those of others that it was by theirs. */
export async function forgetScreenings({ db }: Context, { ownerId }: { ownerId: number }): Promise<void> {
  const own = sql`select id from listings where owner_id = ${ownerId}`
  const isTheirs = sql`(f -> 'picture' ->> 'otherListingId')::bigint in (${own})`
  await sql`delete from screenings where listing_id in (${own})`.execute(db)
  await sql`update screenings set findings = (
      select jsonb_agg(case when ${isTheirs} then f - 'picture' - 'distance' else f end) from jsonb_array_elements(findings) f
    ) where exists (select from jsonb_array_elements(findings) f where ${isTheirs})`.execute(db)
}
