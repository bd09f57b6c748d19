import type { FastifyInstance } from 'fastify'
import { hour } from '#platform/clock'
import type { Context } from '#platform/context'
import { bind, holdTo, type Limit, type Limits, personOf } from '#platform/http'
import { findMunicipality, findPlace } from './find-place.ts'
import { locationsNear } from './locations-near.ts'
import { locationsOf } from './places.ts'

/** Per visitor. */
const lookUps: Limit[] = [{ name: 'places looked up', most: 60, milliseconds: hour }]

export function placesRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'listLocationsToChoose', async () => {
    const { all } = await locationsOf(ctx)
    return { data: all.map(({ id, name }) => ({ id, name, value: id, text: name })) }
  })
  bind(api, 'listLocationsToFilter', async ({ query: { near } }) => {
    const locations = await locationsOf(ctx)
    if (!near) return { data: locations.all.map(({ id, name }) => ({ id, name })) }
    const within = new Map(locationsNear(locations, near).map(({ location, distance }) => [location.id, distance]))
    const shown = locations.all.filter(({ id }) => within.has(id))
    return { data: shown.map(({ id, name }) => ({ id, name, distance: within.get(id) })) }
  })
  bind(api, 'geocode', async ({ query, request }) => {
    holdTo(limits, lookUps, personOf(ctx.config, request))
    return { data: await findPlace(ctx, { postalCode: query.postal_code }) }
  })
  bind(api, 'reverseGeocode', async ({ query, request }) => {
    holdTo(limits, lookUps, personOf(ctx.config, request))
    return { data: await findMunicipality(ctx, query) }
  })
}
