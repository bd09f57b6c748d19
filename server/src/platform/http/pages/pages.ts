import type { FastifyInstance } from 'fastify'
import type { Config } from '#platform/config'
import { securityHeaders } from '../security/security-headers.ts'
import { answerFromCache } from './answer-from-cache.ts'
import { CachedPage } from './cached-page.ts'
import { PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import { countPage } from './page-limits.ts'
import { pagePolicy } from './page-policy.ts'
import type { PagesOptions } from './pages-options.ts'
import { sendTooMany } from './too-many-pages.ts'
import { writePage } from './write-page.ts'

/** Every address that is neither the API nor a file: rendered on the server, cached until something on it changes, the same for everyone. */
export function pagesPlugin(options: PagesOptions) {
  return async (app: FastifyInstance) => {
    const cache = new PageCache({ ...options, maxBytes: options.config.http.pageCacheBytes })
    const policy = options.policy === false ? "default-src * 'unsafe-inline' data:" : policyOf(options)
    options.serverState.answerFromCache = answerFromCache(cache, options)
    app.get('/*', async (request, reply) => {
      const exceeded = countPage(options.config, options.limits, request)
      if (exceeded) return sendTooMany(reply, exceeded)
      const address = new URL(originOf(options.config) + request.url)
      const key = pageKey(address, (name) => options.readsQueryParameter(address.pathname, name))
      const page = await cache
        .get(key, () => render(options, key, request.id, policy))
        .catch((cause) => failedPage(cause))
      reply.hijack()
      await writePage(request.raw, reply.raw, page, { flowId: request.id, close: options.serverState.stopping })
    })
  }
}

/** The origin of every page's own address, whatever its path looks like. */
const originOf = ({ http }: Config) => new URL(http.publicUrl).origin

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

async function render(
  { config, render }: PagesOptions,
  key: string,
  flowId: string,
  policy: string,
): Promise<CachedPage> {
  const request = new Request(originOf(config) + key, { headers: { accept: 'text/html' } })
  const response = await render(request, flowId)
  const failed = response.status >= 500
  const bytes = Buffer.from(response.html.buffer, response.html.byteOffset, response.html.byteLength)
  const html = failed ? Buffer.from(bytes.toString().replace(flowIdPlaceholder, flowId)) : bytes
  const headers = Object.fromEntries(response.headers)
  const page = new CachedPage(
    response.status,
    {
      ...securityHeaders(config),
      'cache-control': 'no-cache',
      ...headers,
      vary: 'accept-encoding',
      'content-security-policy': policy,
    },
    html,
  )
  if (failed) throw new FailedPage(page)
  return page
}

/** The placeholder in a page for the flow id of its request. */
const flowIdPlaceholder = 'flow-id-to-come'

/** A page that shows an internal error: sent to whoever waits for it, never cached. */
class FailedPage extends Error {
  readonly page: CachedPage

  constructor(page: CachedPage) {
    super('a page broke')
    this.page = page
  }
}

function failedPage(cause: unknown): CachedPage {
  if (cause instanceof FailedPage) return cause.page
  throw cause
}
