import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { Heading, type Letter, LetterLink, NextStep, renderLetter, Words } from '#platform/mail'
import { whyAccount } from './why.ts'

/** The mail that informs someone that their password was changed, and what to do if it was not them. */
export function passwordChangedEmail(ctx: Context, { to }: { to: string }): Promise<Letter> {
  return renderLetter(ctx, {
    to,
    subject: 'Your password was changed',
    why: whyAccount,
    body: (
      <>
        <Heading>Your password was changed</Heading>
        <Words>
          Your account at {organisation.name} has a new password. Every other phone or computer that was signed in to it
          is signed out. If you changed the password, all is well and there is nothing to do.
        </Words>
        <Words>
          <strong>If it was not you,</strong> choose a new password now. That signs out whoever did it.
        </Words>
        <NextStep href={`${ctx.config.http.publicUrl}/password/reset`}>Choose a new password</NextStep>
        <Words>
          Then write to us at <LetterLink href={`mailto:${organisation.email}`}>{organisation.email}</LetterLink>. We
          look at what happened and help you.
        </Words>
      </>
    ),
  })
}
