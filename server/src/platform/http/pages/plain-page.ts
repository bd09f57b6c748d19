import { createHash } from 'node:crypto'

const styles = `:root { color-scheme: light dark; --bg: #f5f6f1; --ink: #15211e; --fir: #0f4c42; }
@media (prefers-color-scheme: dark) { :root { --bg: #0f1816; --ink: #f2f6f2; --fir: #96dec7; } }
html { font: 112.5%/1.5 system-ui, sans-serif; background: var(--bg); color: var(--ink); }
main { max-width: 36rem; margin: 10vh auto; padding: 0 1rem; }
h1 { font-size: 1.667rem; line-height: 1.2; }
a { color: var(--fir); display: inline-block; padding: 0.5rem 0; }`

/** The policy of a page of its own: its styles, and nothing else. */
export const plainPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** A page for when none is rendered. It needs no script, no file and no query. */
export const plainPage = (title: string, paragraphs: readonly string[]): string =>
  `<!doctype html><html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title><style>${styles}</style></head><body><main><h1>${title}</h1>
${paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n')}</main></body></html>`
