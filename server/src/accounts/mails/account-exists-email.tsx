import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, EmailLink, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'
import { whyAccount } from './why.ts'

/** The mail that informs the owner of an account that someone tried to sign up with their address. */
export function accountExistsEmail(ctx: Context, { to }: { to: string }): Promise<Email> {
  const { publicUrl } = ctx.config.http
  const reset = `${publicUrl}/password/reset`
  return renderEmail(ctx, {
    to,
    subject: 'Someone tried to sign up with your address',
    why: whyAccount,
    body: (
      <>
        <Heading>You already have an account</Heading>
        <Paragraph>
          Someone, perhaps you, tried to sign up at {organisation.name} with this address. You have an account already,
          so we did not make a second one. If it was you, log in.
        </Paragraph>
        <NextStep href={`${publicUrl}/auth#login`}>Log in</NextStep>
        <Paragraph>
          Forgot your password? Choose a new one at <EmailLink href={reset}>{reset}</EmailLink>
        </Paragraph>
        <Paragraph>
          If it was not you, do nothing. Nobody got into your account, and nothing in it has changed.
        </Paragraph>
      </>
    ),
  })
}
