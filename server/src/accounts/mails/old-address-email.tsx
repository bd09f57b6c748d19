import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, EmailLink, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'
import { undoLinkDays } from '../emails/change-days.ts'
import { whyAccount } from './why.ts'

type Input = {
  to: string
  /** The token of the link that undoes the change; undefined for an address that nobody has confirmed. */
  token: string | undefined
}

/** The mail that informs the owner of an account that its address is to be changed, and how to undo that. */
export function oldAddressEmail(ctx: Context, { to, token }: Input): Promise<Email> {
  return renderEmail(ctx, {
    to,
    subject: 'Your e-mail address is to be changed',
    why: whyAccount,
    body: (
      <>
        <Heading>Your e-mail address is to be changed</Heading>
        <Paragraph>
          Someone asked for another e-mail address for your account at {organisation.name}. It gets the new address once
          a link that we sent there is used. If it was you, all is well and there is nothing to do here.
        </Paragraph>
        {token && <Undo href={`${ctx.config.http.publicUrl}/email/undo?undo_token=${encodeURIComponent(token)}`} />}
        <Paragraph>
          Do you need help? Write to us at{' '}
          <EmailLink href={`mailto:${organisation.email}`}>{organisation.email}</EmailLink>
        </Paragraph>
      </>
    ),
  })
}

const Undo = ({ href }: { href: string }) => (
  <>
    <Paragraph>
      <strong>If it was not you,</strong> stop it. Your account then has this address as before, every phone and
      computer is logged out, and you choose a new password.
    </Paragraph>
    <NextStep href={href}>It was not me</NextStep>
    <Paragraph>The link works for {undoLinkDays} days, also after the address was changed.</Paragraph>
  </>
)
