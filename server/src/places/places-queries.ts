import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { rowsOf } from '#platform/database'
import { selectChanged, withFreeNames } from '#versions'
import type { Location, OtherName } from './location.ts'
import type { PlaceList } from './place-list.ts'
import type { PostalArea } from './postal-area.ts'

export const selectLocations = (ctx: Context): Promise<Location[]> =>
  rowsOf(ctx, sql`select id, name, latitude, longitude, rank, closed from locations order by rank, name`)

export const selectPostalAreas = (ctx: Context): Promise<PostalArea[]> =>
  rowsOf(
    ctx,
    sql`select a.prefix, l.name as municipal, a.latitude, a.longitude
      from postal_areas a join locations l on l.id = a.location_id order by a.prefix`,
  )

export const selectOtherNames = (ctx: Context): Promise<OtherName[]> =>
  rowsOf(
    ctx,
    sql`select id as "locationId", other as name
      from locations cross join unnest(other_names) with ordinality as named (other, place) order by id, place`,
  )

/**
 * Inserts and updates what no volunteer has changed; a place that listings refer to is never deleted. Where volunteers have a place of the
 * same name, theirs stands, and its postal areas are that one's.
 */
export async function upsertPlaces(ctx: Context, { locations, postalAreas }: PlaceList): Promise<void> {
  const isChanged = await selectChanged(ctx)
  const open = locations.filter(({ id }) => !isChanged('place', id))
  await upsertLocations(ctx, await withFreeNames(ctx, 'locations', open))
  const stored = await ctx.db.selectFrom('locations').select(['id', 'name']).execute()
  const idOf = (id: number) => {
    const name = locations.find((one) => one.id === id)?.name.toLowerCase()
    return (stored.find((one) => one.id === id) ?? stored.find((one) => one.name.toLowerCase() === name))?.id
  }
  const areas = postalAreas.flatMap(({ location_id, ...area }) => {
    const id = idOf(location_id)
    return id === undefined ? [] : [{ ...area, location_id: id }]
  })
  await ctx.db.deleteFrom('postal_areas').execute()
  if (areas.length) await ctx.db.insertInto('postal_areas').values(areas).execute()
}

async function upsertLocations({ db }: Context, rows: PlaceList['locations']): Promise<void> {
  if (!rows.length) return
  await db
    .insertInto('locations')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        kind: row.ref('excluded.kind'),
        latitude: row.ref('excluded.latitude'),
        longitude: row.ref('excluded.longitude'),
        other_names: row.ref('excluded.other_names'),
      })),
    )
    .execute()
}
