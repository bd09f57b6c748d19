import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context'
import { bind } from '#platform/http'
import { locationsOf } from './places.ts'

export function placesRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'listLocationsToFilter', async () => {
    const { all } = await locationsOf(ctx)
    return { data: all.map(({ id, name }) => ({ id, name })) }
  })
}
