import { organisation } from '@reable/contract/organisation'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { darkSheet, letterStyle } from './letter-style.ts'
import { Part } from './letter-tables.tsx'
import { plainLetter } from './plain-letter.ts'

export type FramedBody = {
  /** Where our pictures are, for whoever reads the letter. */
  publicUrl: string
  subject: string
  body: ReactNode
  /** Why this person gets this letter, one sentence. */
  why: string
  /** What stands at the foot before all else, such as the way to get no more of these. */
  foot?: ReactNode
}

/** A letter's two forms: HTML with our head and foot, and the same as plain text. */
export function frameLetter(framed: FramedBody): { html: string; plain: string } {
  const html = doctype + renderToStaticMarkup(<Frame {...framed} />).replace(preload, '')
  return { html, plain: plainLetter(html) }
}

/** React has a page fetch its pictures ahead; a mail program would take that for somebody who follows readers. */
const preload = /<link rel="preload"[^>]*>/g

/** Of 2000: older mail programs size tables by it as all others do. */
const doctype =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">'

const Frame = ({ publicUrl, subject, body, why, foot }: FramedBody) => (
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
    <body dir="ltr" lang="en-CA" className="ground" style={letterStyle.ground}>
      {/* Once more, since many mail programs drop what the body carries. */}
      <Part inside={letterStyle.ground}>
        {/* A mail program shows a letter within a page of its own, where it must not be a second main part. */}
        <article aria-label={subject} dir="ltr" lang="en-CA">
          <Part className="sheet" style={letterStyle.sheet}>
            <Part className="head" style={letterStyle.head} inside={letterStyle.headRoom}>
              <p className="fir" style={letterStyle.name}>
                <Mark publicUrl={publicUrl} />
                {organisation.name}
              </p>
            </Part>
            <Part inside={letterStyle.main}>{body}</Part>
            <Foot why={why}>{foot}</Foot>
          </Part>
        </article>
      </Part>
    </body>
  </html>
)

/** Beside the name, which says what it shows. On a ground of its own, so that it can be seen by day and by night. */
const Mark = ({ publicUrl }: { publicUrl: string }) => (
  <img src={`${publicUrl}/icons/mark-mail.png`} alt="" width={44} height={44} style={letterStyle.mark} />
)

const Foot = ({ why, children }: { why: string; children: ReactNode }) => (
  <Part className="foot" style={letterStyle.foot} inside={letterStyle.footRoom}>
    {children}
    <p className="second" style={letterStyle.footWords}>
      {why}
    </p>
    <p className="second" style={letterStyle.footWords}>
      Questions? Write to{' '}
      <a className="fir" href={`mailto:${organisation.email}`} style={letterStyle.link}>
        {organisation.email}
      </a>
      .
    </p>
    <p className="second" style={letterStyle.footWords}>
      {organisation.name}, {organisation.postalAddress}. {organisation.charity}
    </p>
  </Part>
)
