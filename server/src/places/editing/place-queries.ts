import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { onlyRow } from '#platform/database'
import type { Location } from '../location.ts'

/** A place as its versions hold it. */
export type PlaceFields = Omit<Location, 'id'>

/** What something says that nobody has changed. */
export async function findPlaceFields({ db }: Context, id: number): Promise<PlaceFields | undefined> {
  const columns = ['name', 'latitude', 'longitude', 'rank', 'closed'] as const
  return db.selectFrom('locations').select(columns).where('id', '=', id).executeTakeFirst()
}

/** Writes a place, a new one or in place of what it was. */
export async function upsertPlace({ db }: Context, id: number, fields: PlaceFields): Promise<void> {
  await db
    .insertInto('locations')
    .values({ id, kind: 'municipality', ...fields })
    .onConflict((same) => same.column('id').doUpdateSet(fields))
    .execute()
}

export async function deletePlace({ db }: Context, id: number): Promise<void> {
  await db.deleteFrom('locations').where('id', '=', id).execute()
}

/** How many listings each place has that are not deleted. */
export async function countListingsByPlace({ db }: Context): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('listings')
    .select(['location_id', sql<number>`count(*)::int`.as('total')])
    .where('deleted_at', 'is', null)
    .groupBy('location_id')
    .execute()
  return new Map(rows.map(({ location_id, total }) => [location_id, total]))
}

/** What refers to a place: listings, deleted ones too, days on which some were handed over, and postal codes. */
export async function countUsesOfPlace({ db }: Context, id: number) {
  const { rows } = await sql<{ listings: number; days: number; areas: number }>`
    select
      (select count(*)::int from listings where location_id = ${id}) as listings,
      (select count(*)::int from impact_days where location_id = ${id}) as days,
      (select count(*)::int from postal_areas where location_id = ${id}) as areas
  `.execute(db)
  return onlyRow(rows)
}
