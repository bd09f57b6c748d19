import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context'
import { bind } from '#platform/http'
import { latestBanner } from './latest-banner.ts'

export function contentRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'getLatestBanner', async () => ({ data: (await latestBanner(ctx)) ?? null }))
}
