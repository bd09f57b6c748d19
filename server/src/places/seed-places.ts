import type { Context } from '#platform/context'
import type { PlaceList } from './place-list.ts'
import { upsertPlaces } from './places-queries.ts'

/** Updates the tables to this reference data. */
export const seedPlaces = (ctx: Context, list: PlaceList): Promise<void> => upsertPlaces(ctx, list)
