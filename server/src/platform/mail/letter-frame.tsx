import { organisation } from '@reable/contract/organisation'
import type { ReactNode } from 'react'
import { Body, Container, Head, Html, render, Section, toPlainText } from 'react-email'
import { darkSheet, letterStyle } from './letter-style.ts'

export type FramedBody = {
  subject: string
  body: ReactNode
  /** Why this person gets this letter, one sentence. */
  why: string
  /** What stands at the foot before all else, such as the way to get no more of these. */
  foot?: ReactNode
}

/** A letter's two forms: HTML with our head and foot, and the same as plain text. */
export async function frameLetter(framed: FramedBody): Promise<{ html: string; plain: string }> {
  const html = await render(<Frame {...framed} />)
  const plain = toPlainText(html, { selectors: plainForms })
  return { html, plain: `${plain.replace(/\n{3,}/g, '\n\n').trim()}\n` }
}

const plainForms = [
  { selector: 'h1', options: { uppercase: false } },
  // The button's address stands below it.
  { selector: 'img', format: 'skip' },
  { selector: 'a.next', format: 'anchor', options: { ignoreHref: true } },
]

const Frame = ({ subject, body, why, foot }: FramedBody) => (
  <Html lang="en-CA">
    <Head>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="supported-color-schemes" content="light dark" />
      <title>{subject}</title>
      <style>{darkSheet}</style>
    </Head>
    <Body lang="en-CA" className="ground" style={letterStyle.ground}>
      {/* A mail program shows a letter within a page of its own, where it must not be a second main part. */}
      <article aria-label={subject}>
        <Container className="sheet" style={letterStyle.sheet}>
          <Section className="head" style={letterStyle.head}>
            <p className="fir" style={letterStyle.name}>
              {organisation.name}
            </p>
          </Section>
          <Section style={letterStyle.main}>{body}</Section>
          <Foot why={why}>{foot}</Foot>
        </Container>
      </article>
    </Body>
  </Html>
)

const Foot = ({ why, children }: { why: string; children: ReactNode }) => (
  <Section className="foot" style={letterStyle.foot}>
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
  </Section>
)
