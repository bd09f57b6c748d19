import { restrictionsPath } from '@reable/contract/restrictions/rules'
import type { Context } from '#platform/context'
import { type Email, Heading, NextStep, Paragraph, Quote, renderEmail } from '#platform/mail'
import { why } from './why.ts'

/** The e-mail that tells somebody that their answer was read by somebody else, who left things as they are. */
export const reviewedEmail = (ctx: Context, { to, sentence }: { to: string; sentence: string }): Promise<Email> =>
  renderEmail(ctx, {
    to,
    subject: 'We read your answer',
    why,
    body: (
      <>
        <Heading>We read your answer</Heading>
        <Paragraph>
          Thank you for writing. A volunteer who did not decide this has read it. It stays as it is, until the day that
          your account says.
        </Paragraph>
        {sentence && (
          <>
            <Paragraph>The volunteer wrote to you:</Paragraph>
            <Quote>{sentence}</Quote>
          </>
        )}
        <NextStep href={`${ctx.config.http.publicUrl}${restrictionsPath}`}>See it in your account</NextStep>
      </>
    ),
  })
