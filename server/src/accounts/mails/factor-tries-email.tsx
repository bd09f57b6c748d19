import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, EmailLink, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'
import { whyAccount } from './why.ts'

/** The mail that informs the owner of an account that somebody with its password has tried codes until no try was left. */
export function factorTriesEmail(ctx: Context, { to }: { to: string }): Promise<Email> {
  return renderEmail(ctx, {
    to,
    subject: 'Many tries at the second step of your account',
    why: whyAccount,
    body: (
      <>
        <Heading>Many tries at the second step of your account</Heading>
        <Paragraph>
          Somebody who knows your password tried so many codes at {organisation.name} that we let nobody try for a
          while. They are not in your account.
        </Paragraph>
        <Paragraph>
          <strong>If it was not you,</strong> choose a new password now. Nobody can try codes without it.
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/password/reset`}>Choose a new password</NextStep>
        <Paragraph>
          <strong>If it was you,</strong> wait a quarter of an hour. Then use the newest code of your app, your passkey,
          or one of your recovery codes. Have you lost all of them? Write to us at{' '}
          <EmailLink href={`mailto:${organisation.email}`}>{organisation.email}</EmailLink>. Two of our volunteers can
          take the second step off your account.
        </Paragraph>
      </>
    ),
  })
}
