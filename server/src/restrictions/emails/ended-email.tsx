import type { RestrictionKind } from '@reable/contract/restrictions/rules'
import type { Context } from '#platform/context'
import { type Email, Heading, NextStep, Paragraph, Quote, renderEmail } from '#platform/mail'
import { why } from './why.ts'

const texts: Record<RestrictionKind, string> = {
  mute: 'You can write messages again',
  stop: 'You can write messages and list again',
  ban: 'You can use your account again',
}

/** The e-mail that tells somebody that a restriction was taken back. */
export const endedEmail = (
  ctx: Context,
  { to, kind, sentence }: { to: string; kind: RestrictionKind; sentence: string },
): Promise<Email> =>
  renderEmail(ctx, {
    to,
    subject: texts[kind],
    why,
    body: (
      <>
        <Heading>{texts[kind]}</Heading>
        <Paragraph>
          One of our volunteers looked at it again and took it back. All is as it was before
          {kind === 'ban' ? ', and your listings are shown again' : ''}.
        </Paragraph>
        {sentence && (
          <>
            <Paragraph>The volunteer wrote to you:</Paragraph>
            <Quote>{sentence}</Quote>
          </>
        )}
        <NextStep href={`${ctx.config.http.publicUrl}/account/listings`}>Go to your account</NextStep>
      </>
    ),
  })
