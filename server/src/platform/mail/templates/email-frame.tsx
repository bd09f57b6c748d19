import { organisation } from '@reable/contract/organisation'
import { compile } from 'html-to-text'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { darkSheet, emailStyle } from './email-style.ts'
import { Part } from './email-tables.tsx'

const cell = { format: 'block', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } }

const textSelectors = [
  { selector: 'h1', options: { uppercase: false } },
  { selector: 'td', ...cell },
  { selector: 'a', options: { linkBrackets: false as const, hideLinkHrefIfSameAsText: true } },
  // The button's address stands below it.
  { selector: 'a.next', format: 'anchor', options: { ignoreHref: true } },
  { selector: '[data-skip-in-text=true]', format: 'skip' },
  { selector: 'img', format: 'skip' },
]

/** Made once: it costs as much as a mail takes to convert. */
const convert = compile({ wordwrap: false, selectors: textSelectors })

/** Converts an e-mail's HTML to plain text: an address stands beside its link text unless they are the same. */
const plainTextOf = (html: string): string =>
  `${convert(html)
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`

export type EmailContent = {
  /** The origin of our pictures, for whoever reads the e-mail. */
  publicUrl: string
  subject: string
  body: ReactNode
  /** The reason why this person gets this e-mail, one sentence. */
  why: string
  /** The first content of the foot, such as the link to unsubscribe. */
  foot?: ReactNode
}

/** Renders an e-mail in its two forms: HTML with our head and foot, and the same as plain text. */
export function frameEmail(content: EmailContent): { html: string; plain: string } {
  const html = doctype + renderToStaticMarkup(<Frame {...content} />).replace(preload, '')
  return { html, plain: plainTextOf(html) }
}

/** React has a page fetch its pictures ahead; a mail program would take that for tracking. */
const preload = /<link rel="preload"[^>]*>/g

/** The doctype of XHTML 1.0: by it older mail programs size tables as all others do. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

const Frame = ({ publicUrl, subject, body, why, foot }: EmailContent) => (
  <html dir="ltr" lang="en-CA">
    <head>
      <meta httpEquiv="Content-Type" content="text/html; charset=UTF-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="x-apple-disable-message-reformatting" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{subject}</title>
      <style>{darkSheet}</style>
    </head>
    <body dir="ltr" lang="en-CA" className="ground" style={emailStyle.ground}>
      {/* Once more, since many mail programs drop what the body carries. */}
      <Part inside={emailStyle.ground}>
        {/* A mail program shows an e-mail within a page of its own, where it must not be a second main part. */}
        <article aria-label={subject} dir="ltr" lang="en-CA">
          <Part className="sheet" style={emailStyle.sheet}>
            <Part className="head" style={emailStyle.head} inside={emailStyle.headCell}>
              <p className="fir" style={emailStyle.name}>
                <Mark publicUrl={publicUrl} />
                {organisation.name}
              </p>
            </Part>
            <Part inside={emailStyle.main}>{body}</Part>
            <Foot why={why}>{foot}</Foot>
          </Part>
        </article>
      </Part>
    </body>
  </html>
)

/** Beside the name, which says what it shows. On a ground of its own, so that it can be seen by day and by night. */
const Mark = ({ publicUrl }: { publicUrl: string }) => (
  <img src={`${publicUrl}/icons/mark-mail.png`} alt="" width={44} height={44} style={emailStyle.mark} />
)

const Foot = ({ why, children }: { why: string; children: ReactNode }) => (
  <Part className="foot" style={emailStyle.foot} inside={emailStyle.footCell}>
    {children}
    <p className="second" style={emailStyle.footText}>
      {why}
    </p>
    <p className="second" style={emailStyle.footText}>
      Questions? Write to{' '}
      <a className="fir" href={`mailto:${organisation.email}`} style={emailStyle.link}>
        {organisation.email}
      </a>
      .
    </p>
    <p className="second" style={emailStyle.footText}>
      {organisation.name}, {organisation.postalAddress}. {organisation.charity}
    </p>
  </Part>
)
