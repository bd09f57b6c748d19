import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, EmailLink, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'
import { whyAccount } from './why.ts'

/** The mail that informs the owner of an account that somebody requested their address for another one. */
export function addressTakenEmail(ctx: Context, { to }: { to: string }): Promise<Email> {
  const { publicUrl } = ctx.config.http
  const reset = `${publicUrl}/password/reset`
  return renderEmail(ctx, {
    to,
    subject: 'Someone wanted to use your address',
    why: whyAccount,
    body: (
      <>
        <Heading>This address has an account already</Heading>
        <Paragraph>
          Someone, perhaps you, wanted to use this address for another account at {organisation.name}. It belongs to an
          account already, so nothing was changed. If it was you, log in with this address.
        </Paragraph>
        <NextStep href={`${publicUrl}/auth#login`}>Log in</NextStep>
        <Paragraph>
          Forgot your password? Choose a new one at <EmailLink href={reset}>{reset}</EmailLink>
        </Paragraph>
        <Paragraph>If it was not you, do nothing. Nobody got into your account.</Paragraph>
      </>
    ),
  })
}
