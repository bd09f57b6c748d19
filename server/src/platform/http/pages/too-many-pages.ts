import { createHash } from 'node:crypto'
import { organisation } from '@reable/contract/organisation'
import type { FastifyReply } from 'fastify'
import type { ExceededLimit } from './page-limits.ts'

const styles = `:root { color-scheme: light dark; --bg: #f5f6f1; --ink: #15211e; --fir: #0f4c42; }
@media (prefers-color-scheme: dark) { :root { --bg: #0f1816; --ink: #f2f6f2; --fir: #96dec7; } }
html { font: 112.5%/1.5 system-ui, sans-serif; background: var(--bg); color: var(--ink); }
main { max-width: 36rem; margin: 10vh auto; padding: 0 1rem; }
h1 { font-size: 1.667rem; line-height: 1.2; }
a { color: var(--fir); display: inline-block; padding: 0.5rem 0; }`

const policy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** Sends the page for a person who has opened more pages than the Terms allow. It needs no script, no file and no query. */
export function sendTooMany(reply: FastifyReply, { seconds, max, where }: ExceededLimit) {
  const hours = Math.max(1, Math.ceil(seconds / 3600))
  return reply
    .code(429)
    .headers({ 'retry-after': seconds, 'cache-control': 'no-store', 'content-security-policy': policy })
    .type('text/html; charset=utf-8')
    .send(`<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Too many pages for today</title><style>${styles}</style></head><body><main><h1>Too many pages for today</h1>
<p>More than ${max.toLocaleString('en-CA')} pages in 24 hours were opened ${where}. Our Terms of Use do not allow that, so that the site stays quick for everyone.</p>
<p>You can go on in about ${hours === 1 ? 'an hour' : `${hours} hours`}. Nothing of yours is lost.</p>
<p>Is this our mistake? Please write to us: <a href="mailto:${organisation.email}">${organisation.email}</a></p></main></body></html>`)
}
