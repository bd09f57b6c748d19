import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '#platform/context'
import { CachedPage } from '../pages/cached-page.ts'
import { PageCache } from '../pages/page-cache.ts'
import { writePage } from '../pages/write-page.ts'
import { securityHeaders } from '../security/security-headers.ts'
import type { ServerState } from './server-state.ts'

/**
 * Answers of an operation that are the same for everyone and large: cached as they are sent until something changes that they were
 * made from, as pages are (docs/decisions/0043), and named by their bytes, so that who has them already gets 304.
 */
export function cachedAnswers(ctx: Context, serverState: ServerState, maxBytes: number) {
  const cache = new PageCache(ctx, maxBytes)
  const headers = {
    ...securityHeaders(ctx.config),
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  }
  return async <Answer extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
    load: () => Promise<Answer>,
  ): Promise<Answer> => {
    const render = async () => new CachedPage(200, headers, Buffer.from(JSON.stringify(await load())))
    const page = await cache.get(key, render)
    reply.hijack()
    writePage(request.raw, reply.raw, page, { flowId: request.id, close: serverState.stopping })
    return reply as never
  }
}
