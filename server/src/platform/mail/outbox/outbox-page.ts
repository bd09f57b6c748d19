import { createHash } from 'node:crypto'
import { vancouverTime } from '#platform/clock'
import type { OutboxMail } from './read-outbox.ts'

// The colours are those of web/app/styles/colours.css; this page must not depend on the browser's build.
const styles = `:root { color-scheme: light dark; --bg: #f5f6f1; --surface: #fff; --ink: #15211e; --edge: #5a6863; --fir: #0f4c42; --focus: #0a3fd6; }
@media (prefers-color-scheme: dark) { :root { --bg: #0f1816; --surface: #182422; --ink: #f2f6f2; --edge: #94a69d; --fir: #96dec7; --focus: #ffcb52; } }
html { font: 112.5%/1.5 system-ui, "Segoe UI", Roboto, sans-serif; }
body { margin: 0; background: var(--bg); color: var(--ink); }
aside, main { max-width: 44rem; margin: 0 auto; padding: 1rem; }
aside { border-bottom: 2px solid var(--edge); font-weight: 700; }
h1, h2 { line-height: 1.2; overflow-wrap: anywhere; }
a { color: var(--fir); text-underline-offset: 0.15em; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
ol { list-style: none; margin: 0; padding: 0; }
li { margin: 0 0 0.75rem; border: 2px solid var(--edge); border-radius: 0.5rem; background: var(--surface); padding: 0.75rem 1rem; }
li a, .back { display: inline-flex; align-items: center; min-height: 44px; font-weight: 700; }
p, dl { margin: 0 0 1rem; overflow-wrap: anywhere; }
dt { font-weight: 700; }
dd { margin: 0 0 0.5rem; }
iframe { box-sizing: border-box; width: 100%; height: 50rem; border: 2px solid var(--edge); border-radius: 0.5rem; }
textarea { box-sizing: border-box; width: 100%; font: inherit; color: inherit; background: var(--surface); border: 2px solid var(--edge); border-radius: 0.5rem; padding: 0.75rem; }
button { font: inherit; font-weight: 700; min-height: 3rem; padding: 0.5rem 1.5rem; border: 2px solid var(--fir); border-radius: 0.5rem; background: var(--fir); color: var(--bg); }
pre { border: 2px solid var(--edge); border-radius: 0.5rem; background: var(--surface); padding: 1rem; font: inherit; white-space: pre-wrap; overflow-wrap: anywhere; }`

/** The policy of the outbox's own pages: no script, this style sheet alone, and e-mails in a frame. */
export const outboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(styles).digest('base64')}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ')

/** The policy of an e-mail in its frame: it may be looked at and its links followed, nothing else. */
export const emailPolicy = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  // Without scripts it gets nothing by being of our origin but our own pictures.
  'sandbox allow-same-origin allow-top-navigation-by-user-activation',
].join('; ')

/** The page that lists mails, below `notice`. It links to older ones when it is full. */
export function listPage(mails: OutboxMail[], pageSize: number, notice: string): string {
  const items = mails.map(
    ({ name, date, to, subject }) =>
      `<li><a href="/dev/outbox/${name}">${escapeHtml(subject)}</a><br>To ${escapeHtml(to)}<br>${timeOf(date)}</li>`,
  )
  const lead = mails.length
    ? `What would have been mailed, newest first, ${pageSize} on a page.`
    : 'No mail was sent before. Sign up, and there is one.'
  const last = mails.length === pageSize ? mails.at(-1) : undefined
  const older = last ? `<p><a class="back" href="/dev/outbox?before=${last.name}">Older mails</a></p>` : ''
  return programsPage('Outbox', `<h1>Outbox</h1><p>${lead}</p><ol>${items.join('')}</ol>${older}`, notice)
}

/** Whether a mail can be answered here, and whether it was a moment ago. */
export type AnswerState = 'none' | 'open' | 'sent'

export function mailPage(mail: OutboxMail, notice: string, answer: AnswerState): string {
  const { name, date, from, to, replyTo, subject, plain } = mail
  return programsPage(
    subject,
    `<a class="back" href="/dev/outbox">Outbox</a><h1>${escapeHtml(subject)}</h1>
<dl><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>To</dt><dd>${escapeHtml(to)}</dd>${replyTo && `<dt>Answers go to</dt><dd>${escapeHtml(replyTo)}</dd>`}<dt>Date</dt><dd>${timeOf(date)}</dd></dl>
<h2>As a mail program shows it</h2>
<iframe title="The letter" src="/dev/outbox/${name}/letter" sandbox="allow-same-origin allow-top-navigation-by-user-activation"></iframe>
<h2>As plain text</h2><pre>${withLinks(plain)}</pre>
<p><a class="back" href="/dev/outbox/${name}.eml">The file as it would be sent</a></p>${answerForm(mail, answer)}`,
    notice,
  )
}

function answerForm({ name, to }: OutboxMail, answer: AnswerState): string {
  if (answer === 'none') return ''
  const sent =
    '<p role="status">Your answer was sent. It is posted within seconds; the next mail of it stands in the outbox.</p>'
  return `<h2 id="answer">Reply</h2>${answer === 'sent' ? sent : ''}
<form method="post" action="/dev/outbox/${name}/reply"><p><label for="text">Your answer, as ${escapeHtml(to)}</label></p>
<textarea id="text" name="text" rows="6" maxlength="20000" required></textarea>
<p><button type="submit">Reply</button></p></form>`
}

/** The e-mail's own HTML, whose links leave the frame. Its pictures are loaded from the address at which the outbox is read. */
export const emailPage = ({ html }: OutboxMail, publicUrl: string): string =>
  html.replace(/<head[^>]*>/, '$&<base target="_top">').replaceAll(` src="${publicUrl}/`, ' src="/')

/** A page of the program's own beside the site's, below `notice`. */
export const programsPage = (title: string, main: string, notice: string) => `<!doctype html>
<html lang="en-CA"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title><style>${styles}</style></head><body>${notice && `<aside>${escapeHtml(notice)}</aside>`}<main>${main}</main></body></html>`

/** "2026-11-20 14:05", as clocks in Vancouver show it. */
const timeOf = (date: string) => escapeHtml(vancouverTime(new Date(date)).slice(0, 16).replace('T', ' '))

const withLinks = (plain: string) =>
  escapeHtml(plain.trim()).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
