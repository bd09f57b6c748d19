import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'
import { whyAccount } from './why.ts'

type Input = {
  to: string
  /** The token of a reset link, which works once and for 1 hour. */
  token: string
}

/** The mail with the link by which someone who forgot their password chooses a new one. */
export function resetEmail(ctx: Context, { to, token }: Input): Promise<Email> {
  return renderEmail(ctx, {
    to,
    subject: 'Choose a new password',
    why: whyAccount,
    body: (
      <>
        <Heading>Choose a new password</Heading>
        <Paragraph>
          You asked for a new password for your account at {organisation.name}. Here is the way to choose one.
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/password/new?reset_password_token=${encodeURIComponent(token)}`}>
          Choose a new password
        </NextStep>
        <Paragraph>
          The link works once, and for 1 hour. We never ask for your password by e-mail or on the phone.
        </Paragraph>
        <Paragraph>If you did not ask for this, do nothing. Your password stays as it is.</Paragraph>
      </>
    ),
  })
}
