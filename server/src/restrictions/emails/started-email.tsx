import { organisation } from '@reable/contract/organisation'
import { lengthText, type RestrictionKind, restrictionsPath } from '@reable/contract/restrictions/rules'
import type { Context } from '#platform/context'
import { type Email, Heading, NextStep, Paragraph, Quote, renderEmail } from '#platform/mail'
import { why } from './why.ts'

type Started = {
  to: string
  kind: RestrictionKind
  days: number | null
  /** The day in words; undefined: for good. */
  until: string | undefined
  sentence: string
}

/** What each kind comes to, and what stays. */
const texts: Record<RestrictionKind, { what: string; stays: string }> = {
  mute: {
    what: 'You cannot write messages',
    stays: 'Your listings stay as they are, and you can read all your messages.',
  },
  stop: {
    what: 'You cannot write messages or list things',
    stays: 'Your listings stay as they are, and you can read all your messages.',
  },
  ban: {
    what: 'You cannot use your account',
    stays:
      'Your listings are hidden, and come back when this ends. You can log in to read why, to download your data, and to close your account.',
  },
}

/** The e-mail that tells somebody what they are kept from, until when, why, and that they can answer. */
export const startedEmail = (ctx: Context, { to, kind, days, until, sentence }: Started): Promise<Email> =>
  renderEmail(ctx, {
    to,
    subject: days === null ? `${texts[kind].what} any more` : `${texts[kind].what} ${lengthText(days)}`,
    why,
    body: (
      <>
        <Heading>{until ? `${texts[kind].what} until ${until}` : `${texts[kind].what} any more`}</Heading>
        <Paragraph>One of our volunteers decided this, and wrote to you:</Paragraph>
        <Quote>{sentence}</Quote>
        <Paragraph>
          {texts[kind].stays} Are we wrong? That happens. You can answer once, and somebody else than who decided reads
          it.
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}${restrictionsPath}`}>Read why, and answer</NextStep>
        <Paragraph>You can also write to {organisation.email}.</Paragraph>
      </>
    ),
  })
