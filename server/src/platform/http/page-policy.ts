import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * The content security policy of one rendered page: its own files, and exactly the inline scripts that stand in it.
 * `style-src-attr 'unsafe-inline'` is a written deviation (docs/decisions/0004).
 */
export function pagePolicy(html: string, secure: boolean): string {
  const hashes = [...html.matchAll(inlineScript)].map(([, script = '']) => {
    const digest = createHash('sha256').update(script).digest('base64')
    return `'sha256-${digest}'`
  })
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
