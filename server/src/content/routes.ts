import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context'
import { bind } from '#platform/http'
import { contentConsoleRoutes } from './console-routes.ts'
import { getContentPage } from './get-content-page.ts'
import { getLatestBanner } from './get-latest-banner.ts'
import { contentListRoutes } from './list-routes.ts'

export function contentRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'getLatestBanner', () => getLatestBanner(ctx))
  bind(api, 'getContentPage', async ({ query }) => ({ data: await getContentPage(ctx, query) }))
  contentListRoutes(api, ctx)
  contentConsoleRoutes(api, ctx)
}
