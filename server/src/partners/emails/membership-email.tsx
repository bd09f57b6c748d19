import { organisation } from '@reable/contract/organisation'
import { invitationDays } from '@reable/contract/volunteers/rules'
import type { Context } from '#platform/context'
import { type Email, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'

type Membership = { to: string; partner: string; token: string; hasAccount: boolean }

/** The mail with the link by which somebody becomes a member of a partner. */
export const membershipEmail = (ctx: Context, { to, partner, token, hasAccount }: Membership): Promise<Email> =>
  renderEmail(ctx, {
    to,
    subject: `Will you list for ${partner}?`,
    why: `You get this e-mail because somebody at ${organisation.name} invited this address to list for ${partner}.`,
    body: (
      <>
        <Heading>Will you list for {partner}?</Heading>
        <Paragraph>
          {partner} is a partner of {organisation.name}. What you list carries its name, and you can bring a whole list
          at once.
        </Paragraph>
        {!hasAccount && <Paragraph>You have no account yet: sign up with this e-mail address first.</Paragraph>}
        <NextStep href={`${ctx.config.http.publicUrl}/account/partner?invitation_token=${token}`}>
          See the invitation
        </NextStep>
        <Paragraph>
          The link works for {invitationDays} days, for this address alone. If you would rather not, there is nothing to
          do.
        </Paragraph>
      </>
    ),
  })
