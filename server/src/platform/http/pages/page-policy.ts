import { hash } from 'node:crypto'

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
