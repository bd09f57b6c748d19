import type { Context } from '#platform/context'
import type { Location } from './location.ts'
import type { PlaceList } from './place-list.ts'
import type { PostalArea } from './postal-area.ts'

export function selectLocations(ctx: Context): Promise<Location[]> {
  return ctx.db.selectFrom('locations').select(['id', 'name', 'latitude', 'longitude']).orderBy('name').execute()
}

export function selectPostalAreas(ctx: Context): Promise<PostalArea[]> {
  return ctx.db
    .selectFrom('postal_areas as a')
    .innerJoin('locations as l', 'l.id', 'a.location_id')
    .select(['a.prefix', 'l.name as municipal', 'a.latitude', 'a.longitude'])
    .orderBy('a.prefix')
    .execute()
}

/** Inserts and updates; a place that listings refer to is never deleted. */
export async function upsertPlaces(ctx: Context, { locations, postalAreas }: PlaceList): Promise<void> {
  await ctx.db
    .insertInto('locations')
    .values(locations)
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet((row) => ({
        name: row.ref('excluded.name'),
        kind: row.ref('excluded.kind'),
        latitude: row.ref('excluded.latitude'),
        longitude: row.ref('excluded.longitude'),
      })),
    )
    .execute()
  await ctx.db.deleteFrom('postal_areas').execute()
  await ctx.db.insertInto('postal_areas').values(postalAreas).execute()
}
