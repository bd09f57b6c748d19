import type { FastifyInstance } from 'fastify'
import { countPage } from '../page-limits.ts'
import type { PagesOptions } from '../pages-options.ts'
import { failedPage, formType, renderPage } from '../render-page.ts'
import { sendTooMany } from '../too-many-pages.ts'
import { writePage } from '../write-page.ts'

/** A form of a few numbers, each with its unit. */
const maxBytes = 2048

/**
 * Answers the forms of pages that work without a script: what was sent reaches the page's action and nothing else. It is not stored,
 * cached or logged, and `no-store` tells the browser to keep no copy either.
 */
export function answerForms(app: FastifyInstance, options: PagesOptions, policy: string): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(formType, { parseAs: 'string', bodyLimit: maxBytes }, (_request, body, done) =>
    done(null, body),
  )
  for (const path of options.formPaths ?? [])
    app.post<{ Body: string | undefined }>(path, async (request, reply) => {
      const exceeded = countPage(options.config, options.limits, request)
      if (exceeded) return sendTooMany(reply, exceeded)
      const sent = { path: request.url.split('?')[0] ?? '/', fields: request.body ?? '' }
      const page = await renderPage(options, sent, request.id, policy).catch((cause) => failedPage(cause))
      reply.hijack()
      writePage(request.raw, reply.raw, page, { flowId: request.id, close: options.serverState.stopping })
    })
}
