import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { Heading, type Letter, LetterLink, NextStep, renderLetter, Words } from '#platform/mail'
import { whyAccount } from './why.ts'

/** The mail that informs the owner of an account that somebody requested their address for another one. */
export function addressTakenEmail(ctx: Context, { to }: { to: string }): Promise<Letter> {
  const { publicUrl } = ctx.config.http
  const reset = `${publicUrl}/password/reset`
  return renderLetter(ctx, {
    to,
    subject: 'Someone wanted to use your address',
    why: whyAccount,
    body: (
      <>
        <Heading>This address has an account already</Heading>
        <Words>
          Someone, perhaps you, wanted to use this address for another account at {organisation.name}. It belongs to an
          account already, so nothing was changed. If it was you, log in with this address.
        </Words>
        <NextStep href={`${publicUrl}/auth#login`}>Log in</NextStep>
        <Words>
          Forgot your password? Choose a new one at <LetterLink href={reset}>{reset}</LetterLink>
        </Words>
        <Words>If it was not you, do nothing. Nobody got into your account.</Words>
      </>
    ),
  })
}
