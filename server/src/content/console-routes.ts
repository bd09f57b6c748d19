import type { FastifyInstance } from 'fastify'
import { actorOf } from '#accounts'
import type { Context } from '#platform/context'
import { bind } from '#platform/http'
import { getWrittenContent } from './get-written-content.ts'
import { listBanners } from './list-banners.ts'
import { listContent } from './list-content.ts'
import { previewContent } from './preview-content.ts'
import { saveBanner } from './save-banner.ts'
import { saveContent } from './save-content.ts'

export function contentConsoleRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'listContent', async ({ request }) => {
    const data = await listContent(ctx, { volunteer: await actorOf(ctx, request) })
    return { data, source: ctx.config.outside.contentful ? 'contentful' : 'embedded' }
  })
  bind(api, 'getWrittenContent', async ({ params, request }) => {
    return { data: await getWrittenContent(ctx, { volunteer: await actorOf(ctx, request), ...params }) }
  })
  bind(api, 'saveContent', async ({ params, body, request }) => {
    return { data: await saveContent(ctx, { volunteer: await actorOf(ctx, request), ...params, ...body }) }
  })
  bind(api, 'previewContent', async ({ params, body, request }) => {
    return { data: previewContent({ volunteer: await actorOf(ctx, request), ...params, ...body }) }
  })
  bind(api, 'listBanners', async ({ request }) => {
    return { data: await listBanners(ctx, { volunteer: await actorOf(ctx, request) }) }
  })
  bind(api, 'saveBanner', async ({ body, request }) => {
    return { data: await saveBanner(ctx, { volunteer: await actorOf(ctx, request), ...body }) }
  })
}
