import { organisation } from '@reable/contract/organisation'
import { factorResetHours } from '@reable/contract/people/factor-reset-rules'
import type { Context } from '#platform/context'
import { type Email, EmailLink, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'
import { whyVolunteer } from '#volunteers'
import { why } from './why.ts'

/** The e-mail that asks another steward to look at a second step that is to be taken away. */
export const resetToAgreeEmail = (ctx: Context, { to, personId }: { to: string; personId: number }): Promise<Email> =>
  renderEmail(ctx, {
    to,
    subject: 'A lost second step needs a second steward',
    why: whyVolunteer,
    body: (
      <>
        <Heading>A lost second step needs a second steward</Heading>
        <Paragraph>
          Somebody lost what they log in with besides their password, and their recovery codes. Another steward asks
          that it is taken away. Please make sure that it is them. Nothing happens unless you agree within{' '}
          {factorResetHours} hours.
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/console/people/account/${personId}`}>Look at it</NextStep>
      </>
    ),
  })

/** The e-mail that tells somebody that their second step is to be taken away, and what to do if they did not ask for it. */
export const resetBegunEmail = (ctx: Context, { to }: { to: string }): Promise<Email> =>
  renderEmail(ctx, {
    to,
    subject: 'We were asked to take away your second step',
    why,
    body: (
      <>
        <Heading>We were asked to take away your second step</Heading>
        <Paragraph>
          Somebody told us that you lost your phone or passkey and your recovery codes. One of our volunteers has begun
          to take the second step off your account. Another one has to agree within {factorResetHours} hours. We write
          to you then.
        </Paragraph>
        <Paragraph>If you asked for this, there is nothing to do.</Paragraph>
        <NotAsked />
        <NextStep href={`${ctx.config.http.publicUrl}/auth#login`}>Log in with your second step</NextStep>
      </>
    ),
  })

const NotAsked = () => (
  <Paragraph>
    <strong>If you did not ask,</strong> log in once with your second step. Then it stays. Write to us too, at{' '}
    <EmailLink href={`mailto:${organisation.email}`}>{organisation.email}</EmailLink>.
  </Paragraph>
)

/** The e-mail that tells somebody that their second step was taken away, and how to have a new one. */
export const factorResetEmail = (ctx: Context, { to, by }: { to: string; by: string }): Promise<Email> =>
  renderEmail(ctx, {
    to,
    subject: 'Your second step was taken away',
    why,
    body: (
      <>
        <Heading>Your second step was taken away</Heading>
        <Paragraph>
          {by} taken the second step off your account, because you lost it. You are logged out everywhere. Your password
          alone logs you in now.
        </Paragraph>
        <Paragraph>
          Please log in, and set up a new second step in your Account Settings. Do you help to run {organisation.name}?
          Then you need it before you can go on.
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/auth#login`}>Log in</NextStep>
        <Paragraph>
          <strong>If you did not ask for this,</strong> choose a new password now, and write to us at{' '}
          <EmailLink href={`mailto:${organisation.email}`}>{organisation.email}</EmailLink>.
        </Paragraph>
      </>
    ),
  })
