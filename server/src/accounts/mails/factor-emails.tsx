import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, EmailLink, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'
import { whyAccount } from './why.ts'

const subjects = {
  totp_added: 'Six-digit codes were set up for your account',
  totp_removed: 'Six-digit codes were removed from your account',
  passkey_added: 'A passkey was added to your account',
  passkey_removed: 'A passkey was removed from your account',
  codes_renewed: 'You have new recovery codes',
}

/** What changed about somebody's second factors. */
export type FactorChange = keyof typeof subjects

const explanations: Record<FactorChange, string> = {
  totp_added: 'From now on your account asks for a code from your app when you log in.',
  totp_removed: 'Your account no longer asks for a code from your app when you log in.',
  passkey_added: 'From now on you can use this passkey as the second step when you log in.',
  passkey_removed: 'This passkey no longer opens your account.',
  codes_renewed: 'The ten codes that you had before no longer work. Keep the new ones where you find them again.',
}

/** The mail that informs someone that their second step at log-in was changed, and what to do if it was not them. */
export function factorChangedEmail(ctx: Context, { to, change }: { to: string; change: FactorChange }): Promise<Email> {
  return renderEmail(ctx, {
    to,
    subject: subjects[change],
    why: whyAccount,
    body: (
      <>
        <Heading>{subjects[change]}</Heading>
        <Paragraph>{explanations[change]} If you did this, all is well and there is nothing to do.</Paragraph>
        <NotYou ctx={ctx} />
      </>
    ),
  })
}

/** The mail that informs someone that a recovery code was used, and how many are left. */
export function recoveryCodeUsedEmail(ctx: Context, { to, left }: { to: string; left: number }): Promise<Email> {
  return renderEmail(ctx, {
    to,
    subject: 'A recovery code was used',
    why: whyAccount,
    body: (
      <>
        <Heading>A recovery code was used</Heading>
        <Paragraph>
          Somebody logged in to your account at {organisation.name} with your password and one of your recovery codes.
          If it was you, all is well. {leftText(left)}
        </Paragraph>
        <NotYou ctx={ctx} />
      </>
    ),
  })
}

const leftText = (left: number) =>
  left === 0
    ? 'It was your last one: please make new ones in your Account Settings.'
    : `You have ${left === 1 ? '1 code' : `${left} codes`} left. You can make new ones in your Account Settings.`

function NotYou({ ctx }: { ctx: Context }) {
  return (
    <>
      <Paragraph>
        <strong>If it was not you,</strong> choose a new password now. That signs out whoever did it.
      </Paragraph>
      <NextStep href={`${ctx.config.http.publicUrl}/password/reset`}>Choose a new password</NextStep>
      <Paragraph>
        Then write to us at <EmailLink href={`mailto:${organisation.email}`}>{organisation.email}</EmailLink>. We look
        at what happened and help you.
      </Paragraph>
    </>
  )
}
