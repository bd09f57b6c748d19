import { restrictionsPath } from '@reable/contract/restrictions/rules'
import type { Context } from '#platform/context'
import { type Email, Heading, NextStep, Paragraph, Quote, renderEmail } from '#platform/mail'
import { why } from './why.ts'

type Longer = { to: string; until: string | undefined; sentence: string }

/** The e-mail that tells somebody that their ban holds for longer, because a second volunteer agreed. */
export const longerEmail = (ctx: Context, { to, until, sentence }: Longer): Promise<Email> =>
  renderEmail(ctx, {
    to,
    subject: until ? 'You cannot use your account for longer' : 'You cannot use your account any more',
    why,
    body: (
      <>
        <Heading>
          {until ? `You cannot use your account until ${until}` : 'You cannot use your account any more'}
        </Heading>
        <Paragraph>A second volunteer has looked at it, and agreed. What was written to you:</Paragraph>
        <Quote>{sentence}</Quote>
        <Paragraph>
          You can log in to read this, to answer once, to download your data, and to close your account.
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}${restrictionsPath}`}>Read why, and answer</NextStep>
      </>
    ),
  })
