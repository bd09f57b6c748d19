import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'

/** The e-mail that tells somebody who reported a listing, and asked for it, that a volunteer decided. It says nothing about anybody. */
export const outcomeEmail = (ctx: Context, { to }: { to: string }): Promise<Email> =>
  renderEmail(ctx, {
    to,
    subject: 'We looked at what you reported',
    why: `You get this e-mail because you reported a listing at ${organisation.name}, and asked to hear from us.`,
    body: (
      <>
        <Heading>Thank you for your report</Heading>
        <Paragraph>
          One of our volunteers looked at the listing that you told us about, and decided. To be fair to everybody we do
          not say more about it.
        </Paragraph>
        <Paragraph>People like you keep this place safe. Please tell us again when something is wrong.</Paragraph>
        <NextStep href={ctx.config.http.publicUrl}>See what is listed</NextStep>
      </>
    ),
  })
