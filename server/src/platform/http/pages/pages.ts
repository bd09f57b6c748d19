import type { FastifyInstance } from 'fastify'
import { answerFromCache } from './answer-from-cache.ts'
import { PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import { countPage } from './page-limits.ts'
import { pagePolicy } from './page-policy.ts'
import type { PagesOptions } from './pages-options.ts'
import { failedPage, originOf, renderPage } from './render-page.ts'
import { sendTooMany } from './too-many-pages.ts'
import { answerForms } from './uncached/answer-forms.ts'
import { answerLinks } from './uncached/answer-links.ts'
import { writePage } from './write-page.ts'

/** Every address that is neither the API nor a file: rendered on the server, cached until something on it changes, the same for everyone. */
export function pagesPlugin(options: PagesOptions) {
  return async (app: FastifyInstance) => {
    const cache = new PageCache(options, options.config.http.pageCacheBytes)
    const policy = options.policy === false ? "default-src * 'unsafe-inline' data:" : policyOf(options)
    options.serverState.answerFromCache = answerFromCache(cache, options)
    app.get('/*', async (request, reply) => {
      const exceeded = countPage(options.config, options.limits, request)
      if (exceeded) return sendTooMany(reply, exceeded)
      const address = new URL(originOf(options.config) + request.url)
      const key = pageKey(address, (name) => options.readsQueryParameter(address.pathname, name))
      const page = await cache
        .get(key, () => renderPage(options, { path: key }, request.id, policy))
        .catch((cause) => failedPage(cause))
      reply.hijack()
      writePage(request.raw, reply.raw, page, { flowId: request.id, close: options.serverState.stopping })
    })
    answerLinks(app, options, policy)
    app.register(async (scope) => answerForms(scope, options, policy))
  }
}

/** One policy for all pages: they differ in data only. */
function policyOf({ config, scripts }: PagesOptions): string {
  const { recaptcha, analytics, howToVideo, donationForm, contentful, mapTiles } = config.providers
  return pagePolicy({
    scripts,
    secure: config.http.publicUrl.startsWith('https:'),
    recaptcha: recaptcha !== undefined,
    analytics,
    store: config.storage.bucket?.endpoint,
    frames: [howToVideo, donationForm].filter((address) => address !== undefined),
    images: [contentful?.images, mapTiles?.address].filter((address) => address !== undefined),
  })
}
