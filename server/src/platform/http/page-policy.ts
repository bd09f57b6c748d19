import { hash } from 'node:crypto'

/** What stands between the tags of each script that has no file. */
function inlineScripts(html: Buffer): Buffer[] {
  const scripts: Buffer[] = []
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at + 1)) {
    const begins = html.indexOf('>', at) + 1
    const ends = html.indexOf('</script>', begins)
    if (begins === 0 || ends < 0) break
    if (!/\ssrc=/.test(html.toString('latin1', at, begins))) scripts.push(html.subarray(begins, ends))
    at = ends
  }
  return scripts
}

/** What Google's documentation of reCAPTCHA names, and nothing else of Google's. */
const recaptchaScripts = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
const recaptchaFrames = ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/']

/**
 * Of the configuration: `analytics` is the address that browsers send events to, `store` the one they send photos to, `frames`
 * those that stand in frames, `images` where pictures lie beside our own.
 */
type Told = {
  secure: boolean
  recaptcha: boolean
  analytics?: string | undefined
  store?: string | undefined
  frames?: readonly string[]
  images?: readonly string[]
}

/**
 * The content security policy of one rendered page: its own files, and exactly the inline scripts that stand in it.
 * `style-src-attr 'unsafe-inline'` is a written deviation (docs/decisions/0004).
 */
export function pagePolicy(
  html: Buffer,
  { secure, recaptcha, analytics, store, frames = [], images = [] }: Told,
): string {
  const framed = [...(recaptcha ? recaptchaFrames : []), ...frames.map((address) => new URL(address).origin)]
  const hashes = inlineScripts(html).map((script) => `'sha256-${hash('sha256', script, 'base64')}'`)
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...new Set(hashes), ...(recaptcha ? recaptchaScripts : [])].join(' '),
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
    ...(framed.length ? [['frame-src', ...new Set(framed)].join(' ')] : []),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
