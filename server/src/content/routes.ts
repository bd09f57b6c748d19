import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context'
import { bind } from '#platform/http'
import { getLatestBanner } from './banners/get-latest-banner.ts'
import { contentConsoleRoutes } from './console-routes.ts'
import { contentListRoutes } from './lists/list-routes.ts'
import { getContentPage } from './pages/get-content-page.ts'

export function contentRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'getLatestBanner', () => getLatestBanner(ctx))
  bind(api, 'getContentPage', async ({ query }) => ({ data: await getContentPage(ctx, query) }))
  contentListRoutes(api, ctx)
  contentConsoleRoutes(api, ctx)
}
