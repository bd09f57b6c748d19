import type { FastifyInstance } from 'fastify'
import { countPage } from '../page-limits.ts'
import type { PagesOptions } from '../pages-options.ts'
import { failedPage, renderPage } from '../render-page.ts'
import { sendTooMany } from '../too-many-pages.ts'
import { writePage } from '../write-page.ts'

/**
 * Answers the pages that read something by the token in their address, for whoever has no script: each is made for its request
 * alone. It is not stored, cached or logged, and `no-store` tells the browser to keep no copy either.
 */
export function answerLinks(app: FastifyInstance, options: PagesOptions, policy: string): void {
  for (const path of options.linkPaths ?? [])
    app.get(path, async (request, reply) => {
      const exceeded = countPage(options.config, options.limits, request)
      if (exceeded) return sendTooMany(reply, exceeded)
      const asked = { path: request.url, isPrivate: true }
      const page = await renderPage(options, asked, request.id, policy).catch((cause) => failedPage(cause))
      reply.hijack()
      writePage(request.raw, reply.raw, page, { flowId: request.id, close: options.serverState.stopping })
    })
}
