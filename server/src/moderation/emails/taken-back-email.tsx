import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, EmailLink, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'

type Input = {
  to: string
  /** What the decision was about, such as "your listing". */
  about: string
  /** A sentence that says how it stands now. */
  stands: string
  url: string
}

/** The e-mail that tells somebody that a decision of which they were told was taken back. */
export const takenBackEmail = (ctx: Context, { to, about, stands, url }: Input): Promise<Email> =>
  renderEmail(ctx, {
    to,
    subject: 'We took a decision back',
    why: `You get this e-mail because we wrote to you about ${about} at ${organisation.name}.`,
    body: (
      <>
        <Heading>We took a decision back</Heading>
        <Paragraph>
          We wrote to you about {about}. One of our volunteers looked at it again, and took back what was decided.{' '}
          {stands}
        </Paragraph>
        <Paragraph>
          We are sorry for the back and forth. Do you have a question? Write to{' '}
          <EmailLink href={`mailto:${organisation.email}`}>{organisation.email}</EmailLink>.
        </Paragraph>
        <NextStep href={url}>See how it stands</NextStep>
      </>
    ),
  })
