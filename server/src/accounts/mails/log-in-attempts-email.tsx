import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, EmailLink, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'
import { logInAttemptsLimit } from '../account-limits.ts'
import { whyAccount } from './why.ts'

/** The mail that informs the owner of an account of so many failed log-ins that nobody can log in by password for a while. */
export function logInAttemptsEmail(ctx: Context, { to }: { to: string }): Promise<Email> {
  return renderEmail(ctx, {
    to,
    subject: 'Many tries to log in to your account',
    why: whyAccount,
    body: (
      <>
        <Heading>Many tries to log in to your account</Heading>
        <Paragraph>
          Within an hour, someone tried more than {logInAttemptsLimit.max} times to log in to your account at{' '}
          {organisation.name}. So we let nobody log in to it with a password until the hour is over, except where you
          have logged in before. Where you are logged in already, you stay logged in.
        </Paragraph>
        <Paragraph>
          <strong>If your password is easy to guess, or you use it elsewhere too,</strong> choose a new one now. That
          also logs you in at once.
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/password/reset`}>Choose a new password</NextStep>
        <Paragraph>If your password is long and yours alone, there is nothing you need to do.</Paragraph>
        <Paragraph>
          Do you worry about this? Write to us at{' '}
          <EmailLink href={`mailto:${organisation.email}`}>{organisation.email}</EmailLink>
        </Paragraph>
      </>
    ),
  })
}
