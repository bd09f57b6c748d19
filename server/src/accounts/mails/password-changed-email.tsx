import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, EmailLink, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'
import { whyAccount } from './why.ts'

/** The mail that informs someone that their password was changed, and what to do if it was not them. */
export function passwordChangedEmail(ctx: Context, { to }: { to: string }): Promise<Email> {
  return renderEmail(ctx, {
    to,
    subject: 'Your password was changed',
    why: whyAccount,
    body: (
      <>
        <Heading>Your password was changed</Heading>
        <Paragraph>
          Your account at {organisation.name} has a new password. Every other phone or computer that was signed in to it
          is signed out. If you changed the password, all is well and there is nothing to do.
        </Paragraph>
        <Paragraph>
          <strong>If it was not you,</strong> choose a new password now. That signs out whoever did it.
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/password/reset`}>Choose a new password</NextStep>
        <Paragraph>
          Then write to us at <EmailLink href={`mailto:${organisation.email}`}>{organisation.email}</EmailLink>. We look
          at what happened and help you.
        </Paragraph>
      </>
    ),
  })
}
