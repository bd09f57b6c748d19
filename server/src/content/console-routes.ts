import type { FastifyInstance } from 'fastify'
import { actorOf } from '#accounts'
import type { Context } from '#platform/context'
import { type BoundRequest, bind } from '#platform/http'
import { idempotencyKeyOf } from '#platform/idempotency'
import { admitVolunteers } from '#volunteers'
import { listBanners } from './banners/list-banners.ts'
import { saveBanner } from './banners/save-banner.ts'
import { getWrittenContent } from './pages/get-written-content.ts'
import { listContent } from './pages/list-content.ts'
import { previewContent } from './pages/preview-content.ts'
import { saveContent } from './pages/save-content.ts'

export function contentConsoleRoutes(api: FastifyInstance, ctx: Context): void {
  bind(api, 'listContent', async ({ request }) => {
    const data = await listContent(ctx, { volunteer: await actorOf(ctx, request) })
    return { data, source: ctx.config.providers.contentful ? 'contentful' : 'embedded' }
  })
  bind(api, 'getWrittenContent', async ({ params, request }) => {
    return { data: await getWrittenContent(ctx, { volunteer: await actorOf(ctx, request), ...params }) }
  })
  bind(api, 'listBanners', async ({ request }) => {
    return { data: await listBanners(ctx, { volunteer: await actorOf(ctx, request) }) }
  })
  writeRoutes(api, ctx)
}

/** Bodies from anyone but volunteers are not read: a refusal of a body would reveal that there is something here. */
function writeRoutes(api: FastifyInstance, ctx: Context): void {
  const volunteersOnly = { authorize: admitVolunteers(ctx) }
  const save = async ({ params, body, request }: BoundRequest<'saveContent'>) => {
    return { data: await saveContent(ctx, { volunteer: await actorOf(ctx, request), ...params, ...body }) }
  }
  bind(api, 'saveContent', save, volunteersOnly)
  const preview = async ({ params, body, request }: BoundRequest<'previewContent'>) => {
    return { data: await previewContent({ volunteer: await actorOf(ctx, request), ...params, ...body }) }
  }
  bind(api, 'previewContent', preview, volunteersOnly)
  const postBanner = async ({ body, request }: BoundRequest<'saveBanner'>) => {
    const key = idempotencyKeyOf(request, body)
    return { data: await saveBanner(ctx, { volunteer: await actorOf(ctx, request), ...body, key }) }
  }
  bind(api, 'saveBanner', postBanner, volunteersOnly)
}
