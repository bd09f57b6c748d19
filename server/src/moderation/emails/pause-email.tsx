import { pauseDays } from '@reable/contract/moderation/person-rules'
import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, EmailLink, Heading, NextStep, Paragraph, Quote, renderEmail } from '#platform/mail'

const why = `You get this e-mail because you have an account at ${organisation.name}.`

/** The e-mail that tells somebody that they may write to nobody for some days, and what they can do. */
export const pauseEmail = (
  ctx: Context,
  { to, until, words }: { to: string; until: string; words: string },
): Promise<Email> =>
  renderEmail(ctx, {
    to,
    subject: `You cannot write messages for ${pauseDays} days`,
    why,
    body: (
      <>
        <Heading>A rest of {pauseDays} days</Heading>
        <Paragraph>
          Somebody was not at ease with your messages, and asked us for help. One of our volunteers looked at it. You
          can write to nobody here until {until}. From then on you can write again.
        </Paragraph>
        <VolunteersWords words={words} />
        <Paragraph>
          Your listings stay as they are, and you can read all your messages. Are we wrong? That happens. Please tell
          us: <EmailLink href={`mailto:${organisation.email}`}>{organisation.email}</EmailLink>.
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/account/messages`}>See your messages</NextStep>
      </>
    ),
  })

/** The e-mail that tells somebody that they may write again. */
export const resumeEmail = (ctx: Context, { to, words }: { to: string; words: string }): Promise<Email> =>
  renderEmail(ctx, {
    to,
    subject: 'You can write messages again',
    why,
    body: (
      <>
        <Heading>You can write again</Heading>
        <Paragraph>
          One of our volunteers looked at it again and took the rest back. You can write from now on.
        </Paragraph>
        <VolunteersWords words={words} />
        <NextStep href={`${ctx.config.http.publicUrl}/account/messages`}>See your messages</NextStep>
      </>
    ),
  })

const VolunteersWords = ({ words }: { words: string }) =>
  words && (
    <>
      <Paragraph>The volunteer wrote to you:</Paragraph>
      <Quote>{words}</Quote>
    </>
  )
