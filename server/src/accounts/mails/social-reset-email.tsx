import type { SocialProvider } from '@reable/contract/accounts/rules'
import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'
import { whyAccount } from './why.ts'

const providerNames: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' }

type Input = { to: string; provider: SocialProvider }

/** The mail to someone who requested a new password and has none, since they sign in by Google or Facebook. */
export function socialResetEmail(ctx: Context, { to, provider }: Input): Promise<Email> {
  const name = providerNames[provider]
  return renderEmail(ctx, {
    to,
    subject: 'How you sign in',
    why: whyAccount,
    body: (
      <>
        <Heading>You sign in with {name}</Heading>
        <Paragraph>
          You asked for a new password for your account at {organisation.name}. It has no password of ours: you sign in
          with {name}. Open the page and choose {name} there.
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/auth#login`}>Sign in</NextStep>
        <Paragraph>
          Did you forget your {name} password? {name} itself helps you to a new one.
        </Paragraph>
        <Paragraph>If you did not ask for this, do nothing. Nothing has changed.</Paragraph>
      </>
    ),
  })
}
