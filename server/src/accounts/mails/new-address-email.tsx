import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'
import { makeLinkDays } from '../emails/change-days.ts'

type Input = {
  to: string
  /** The token of the link that makes the change. */
  token: string
}

/** The mail that asks somebody to confirm the new address of their account. */
export function newAddressEmail(ctx: Context, { to, token }: Input): Promise<Email> {
  return renderEmail(ctx, {
    to,
    subject: 'Confirm your new e-mail address',
    why: `You get this e-mail because someone wants to use this address for their account at ${organisation.name}.`,
    body: (
      <>
        <Heading>Confirm your new e-mail address</Heading>
        <Paragraph>
          Someone, we hope you, wants to use this address for their account at {organisation.name}. Open the page and
          press the button there. Until then nothing changes.
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/email/new?email_token=${encodeURIComponent(token)}`}>
          Use this address
        </NextStep>
        <Paragraph>The link works for {makeLinkDays} days.</Paragraph>
        <Paragraph>If it was not you, leave the link alone. It opens nothing without the account’s password.</Paragraph>
      </>
    ),
  })
}
