import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, Heading, NextStep, Paragraph, Quote, renderEmail } from '#platform/mail'

/** The e-mail that tells the volunteers that a message waits for them. What it says and whose it is stands in their room alone. */
export const pendingEmail = (ctx: Context): Promise<Email> =>
  renderEmail(ctx, {
    to: ctx.config.mail.volunteers,
    subject: 'A message waits for a volunteer',
    why: `You get this e-mail because this is the address of ${organisation.name}’s volunteers.`,
    body: (
      <>
        <Heading>A message waits for a volunteer</Heading>
        <Paragraph>
          It looks like those by which people are cheated, so it has not gone on yet. Its writer was told that somebody
          looks at it within a day.
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/console/cases`}>Look at it</NextStep>
      </>
    ),
  })

type Returned = {
  to: string
  /** The volunteer's words to the writer; empty where there are none. */
  words: string
  url: string
}

/** The e-mail that tells somebody that a message of theirs was not passed on. */
export const returnedEmail = (ctx: Context, { to, words, url }: Returned): Promise<Email> =>
  renderEmail(ctx, {
    to,
    subject: 'Your message was not passed on',
    why: `You get this e-mail because of a message that you wrote at ${organisation.name}.`,
    body: (
      <>
        <Heading>Your message was not passed on</Heading>
        <Paragraph>
          One of our volunteers looked at a message of yours before it went on.{' '}
          {words
            ? 'It was not passed on. The volunteer wrote to you:'
            : 'It reads like those by which people are cheated, so it was not passed on. We may be wrong.'}
        </Paragraph>
        {words && <Quote>{words}</Quote>}
        <Paragraph>
          You can write it again in other words. Here people meet, look at the equipment, and pay then. To tell us more,
          write to {organisation.email}.
        </Paragraph>
        <NextStep href={url}>See your message</NextStep>
      </>
    ),
  })
