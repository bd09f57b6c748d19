import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, EmailLink, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'

type Input = {
  to: string
  /** The token of a confirmation link, which works for 7 days. */
  token: string
}

/** The mail that asks somebody to confirm the address with which an account was made. */
export function confirmationEmail(ctx: Context, { to, token }: Input): Promise<Email> {
  const { publicUrl } = ctx.config.http
  return renderEmail(ctx, {
    to,
    subject: 'Confirm your e-mail address',
    why: `You get this e-mail because someone made an account at ${organisation.name} with this address.`,
    body: (
      <>
        <Heading>Confirm your e-mail address</Heading>
        <Paragraph>
          You signed up at {organisation.name} with this address. Press the button to confirm that it’s yours, on any
          phone or computer. Then you can write to sellers, and people can see what you list.
        </Paragraph>
        <NextStep href={`${publicUrl}/confirmation?confirmation_token=${encodeURIComponent(token)}`}>
          Confirm my address
        </NextStep>
        <Paragraph>
          The link works for 7 days. After that, ask for a new one at{' '}
          <EmailLink href={`${publicUrl}/confirmation/new`}>{`${publicUrl}/confirmation/new`}</EmailLink>
        </Paragraph>
        <Paragraph>
          Didn’t sign up? You don’t have to do anything. We remove accounts that aren’t confirmed after 30 days.
        </Paragraph>
      </>
    ),
  })
}
