import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context'
import { type BoundRequest, bind, enforceLimits, enforceNetworkLimits, type Limits, personOf } from '#platform/http'
import { placesConsoleRoutes } from './editing/console-routes.ts'
import { findMunicipality, findPlace } from './find-place.ts'
import { locationsNear } from './locations-near.ts'
import { lookUpLimits, networkLookUpLimits } from './place-limits.ts'
import { locationsOf } from './places.ts'

export function placesRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  const limitLookUps = async (request: FastifyRequest) => {
    enforceLimits(limits, lookUpLimits, personOf(ctx.config, request))
    enforceNetworkLimits(limits, networkLookUpLimits, request)
  }
  bind(api, 'listLocationsToChoose', async () => {
    const { all } = await locationsOf(ctx)
    return { data: all.map(({ id, name, closed }) => ({ id, name, value: id, text: name, closed })) }
  })
  bind(api, 'listLocationsToFilter', async ({ query: { near } }) => {
    const locations = await locationsOf(ctx)
    if (!near) return { data: locations.all.map(({ id, name }) => ({ id, name })) }
    const within = new Map(locationsNear(locations, near).map(({ location, distance }) => [location.id, distance]))
    const shown = locations.all.filter(({ id }) => within.has(id))
    return { data: shown.map(({ id, name }) => ({ id, name, distance: within.get(id) })) }
  })
  const geocode = async ({ query }: BoundRequest<'geocode'>) => {
    return { data: await findPlace(ctx, { postalCode: query.postal_code }) }
  }
  bind(api, 'geocode', geocode, { limit: limitLookUps })
  const reverse = async ({ query }: BoundRequest<'reverseGeocode'>) => ({ data: await findMunicipality(ctx, query) })
  bind(api, 'reverseGeocode', reverse, { limit: limitLookUps })
  placesConsoleRoutes(api, ctx)
}
