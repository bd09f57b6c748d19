import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Clock, day } from '#platform/clock'
import type { Config } from '#platform/config'
import type { Changes } from '#platform/database'
import type { ServerState } from '../api/server-state.ts'
import type { Limit, Limits } from '../limits/limits.ts'
import { networkOf } from '../limits/network-of.ts'
import { personOf } from '../security/visitor.ts'
import { CachedPage } from './cached-page.ts'
import { encodingFor } from './content-encoding.ts'
import { PageCache } from './page-cache.ts'
import { pageKey } from './page-key.ts'
import { pagePolicy } from './page-policy.ts'
import { sendTooMany } from './too-many-pages.ts'

/** Renders one page, as the web side does it. It never sees a cookie or a token: every page is anonymous. */
export type RenderPage = (
  request: Request,
  flowId: string,
) => Promise<{ status: number; headers: Headers; html: Uint8Array }>

export type PagesOptions = {
  config: Config
  clock: Clock
  changes: Changes
  serverState: ServerState
  limits: Limits
  render: RenderPage
  /** True when a path reads this parameter of its query: other ones make no second copy of a page. */
  readsQueryParameter: (path: string, name: string) => boolean
  /** The inline scripts of pages, by their text: the policy names these and no others. */
  scripts: readonly string[]
  /** Development alone goes without a policy: its modules are rewritten on the way. */
  policy?: false
}

/** The Terms: more than 1,000 pages in 24 hours is prohibited access. */
const pageLimit: Limit = { name: 'pages', max: 1000, milliseconds: day }

/** A program that takes a fresh cookie for each thousand pages is limited to these; a library or a hospital full of people stays below. */
export const networkPageLimit: Limit = { name: 'pages of a network', max: 20_000, milliseconds: day }

const readable = ['GET', 'HEAD']

/** Every address that is neither the API nor a file: rendered on the server, cached until something on it changes, the same for everyone. */
export function pagesPlugin(options: PagesOptions) {
  return async (app: FastifyInstance) => {
    const cache = new PageCache(options)
    const policy = options.policy === false ? "default-src * 'unsafe-inline' data:" : policyOf(options)
    app.get('/*', async (request, reply) => {
      const wait = options.limits.use(pageLimit, personOf(options.config, request))
      if (wait) return sendTooMany(reply, { seconds: wait, max: pageLimit.max, where: 'from here' })
      const networkWait = options.limits.use(networkPageLimit, networkOf(request))
      if (networkWait)
        return sendTooMany(reply, { seconds: networkWait, max: networkPageLimit.max, where: 'from your network' })
      const address = new URL(originOf(options.config) + request.url)
      const key = pageKey(address, (name) => options.readsQueryParameter(address.pathname, name))
      const page = await cache
        .get(key, () => render(options, key, request.id, policy))
        .catch((cause) => failedPage(cause))
      return send(request, reply, page)
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
    { 'cache-control': 'no-cache', ...headers, vary: 'accept-encoding', 'content-security-policy': policy },
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

async function send(request: FastifyRequest, reply: FastifyReply, page: CachedPage) {
  const encoding = readable.includes(request.method) ? encodingFor(request.headers['accept-encoding']) : undefined
  const { bytes, etag } = await (encoding ? page.encoded(encoding) : page.plain())
  reply.code(page.status).headers({ ...page.headers, etag })
  if (page.status === 200 && request.headers['if-none-match'] === etag) return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send(bytes)
}
