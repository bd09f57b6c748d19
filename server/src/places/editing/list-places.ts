import type { Answer } from '@reable/contract/client'
import type { Context } from '#platform/context'
import { changesOf, findRemoved } from '#versions'
import { readLocations } from '../places.ts'
import { countListingsByPlace, type PlaceFields } from './place-queries.ts'

/** Lists the places in their order as volunteers edit them, and those that were removed. */
export async function listPlaces(ctx: Context): Promise<Answer<'listPlaces'>> {
  const { all } = await readLocations(ctx)
  const posts = await countListingsByPlace(ctx)
  const changeOf = await changesOf(ctx, 'place')
  const removed = await findRemoved(ctx, 'place')
  return {
    places: all.map((place) => ({ ...place, posts: posts.get(place.id) ?? 0, ...changeOf(place.id) })),
    removed: removed.map(({ key, fields }) => ({ id: Number(key), name: (fields as PlaceFields).name })),
  }
}

/** One of them, as it stands now. */
export async function getPlace(ctx: Context, id: number): Promise<Answer<'changePlace'>> {
  const { places } = await listPlaces(ctx)
  return places.find((place) => place.id === id) as Answer<'changePlace'>
}
