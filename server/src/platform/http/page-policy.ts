import { hash } from 'node:crypto'

/** What stands between the tags of each script that has no file. */
function inlineScripts(html: string): string[] {
  const scripts: string[] = []
  for (let at = html.indexOf('<script'); at >= 0; at = html.indexOf('<script', at + 1)) {
    const begins = html.indexOf('>', at) + 1
    const ends = html.indexOf('</script>', begins)
    if (begins === 0 || ends < 0) break
    if (!/\ssrc=/.test(html.slice(at, begins))) scripts.push(html.slice(begins, ends))
    at = ends
  }
  return scripts
}

/**
 * The content security policy of one rendered page: its own files, and exactly the inline scripts that stand in it.
 * `style-src-attr 'unsafe-inline'` is a written deviation (docs/decisions/0004).
 */
export function pagePolicy(html: string, secure: boolean): string {
  const hashes = inlineScripts(html).map((script) => `'sha256-${hash('sha256', script, 'base64')}'`)
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`.trim(),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}
