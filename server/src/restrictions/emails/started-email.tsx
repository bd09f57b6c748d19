import { organisation } from '@reable/contract/organisation'
import { lengthText, personTexts, type RestrictionKind, restrictionsPath } from '@reable/contract/restrictions/rules'
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

/** The e-mail that tells somebody what they are kept from, until when, why, and that they can answer. */
export const startedEmail = (ctx: Context, { to, kind, days, until, sentence }: Started): Promise<Email> =>
  renderEmail(ctx, {
    to,
    subject: days === null ? `${personTexts[kind].what} any more` : `${personTexts[kind].what} ${lengthText(days)}`,
    why,
    body: (
      <>
        <Heading>{until ? `${personTexts[kind].what} until ${until}` : `${personTexts[kind].what} any more`}</Heading>
        <Paragraph>One of our volunteers decided this, and wrote to you:</Paragraph>
        <Quote>{sentence}</Quote>
        <Paragraph>
          {personTexts[kind].stays} Are we wrong? That happens. You can answer once, and somebody else than who decided
          reads it.
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}${restrictionsPath}`}>Read why, and answer</NextStep>
        <Paragraph>You can also write to {organisation.email}.</Paragraph>
      </>
    ),
  })
