import { hash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { answerFromCache } from './answer-from-cache.ts'
import { PageCache } from './page-cache.ts'
import { countPage } from './page-limits.ts'
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

/**
 * The cache key of a page: its path and, in one order, those parameters of the query that the page reads. Others cannot make a
 * second copy of it.
 */
function pageKey(address: URL, reads: (name: string) => boolean): string {
  const pairs = [...address.searchParams].filter(([name, value]) => value !== '' && reads(name))
  pairs.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0))
  return pairs.length ? `${address.pathname}?${new URLSearchParams(pairs)}` : address.pathname
}

/** The addresses that Google's documentation of reCAPTCHA names, and nothing else of Google's. */
const recaptchaScripts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
const recaptchaFrames = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']

/**
 * Addresses of the configuration: browsers send events to `analytics` and photos to `store`, show `frames` in frames, and load
 * pictures from `images` beside our own.
 */
type PolicyOptions = {
  /** The inline scripts of pages: constants of the build, never what was rendered. */
  scripts: readonly string[]
  secure: boolean
  recaptcha: boolean
  analytics?: string | undefined
  store?: string | undefined
  frames?: readonly string[]
  images?: readonly string[]
}

/**
 * The content security policy of every page: our own files, and the inline scripts that the build knows. No text becomes markup
 * or an address of a script but by the named Trusted Types policies (docs/decisions/0027).
 * `style-src-attr 'unsafe-inline'` is a written deviation (docs/decisions/0004).
 */
export function pagePolicy(options: PolicyOptions): string {
  const { scripts, secure, recaptcha, analytics, store, frames = [], images = [] } = options
  const frameOrigins = [...(recaptcha ? recaptchaFrames : []), ...frames.map((address) => new URL(address).origin)]
  const hashes = scripts.map((script) => `'sha256-${hash('sha256', script, 'base64')}'`)
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashes, ...(recaptcha ? recaptchaScripts : [])].join(' '),
    "worker-src 'self'",
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    ["img-src 'self' data:", ...images.map((address) => new URL(address).origin)].join(' '),
    "font-src 'self'",
    [
      "connect-src 'self'",
      ...(recaptcha ? ['https://www.google.com/recaptcha/'] : []),
      ...(analytics ? [new URL(analytics).origin] : []),
      ...(store ? [new URL(store).origin] : []),
    ].join(' '),
    ...(frameOrigins.length ? [['frame-src', ...new Set(frameOrigins)].join(' ')] : []),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${recaptcha ? "* 'allow-duplicates'" : 'captcha-worker'}`,
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
