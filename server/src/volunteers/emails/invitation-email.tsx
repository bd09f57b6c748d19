import { organisation } from '@reable/contract/organisation'
import { invitationDays, type Role } from '@reable/contract/volunteers/rules'
import type { Context } from '#platform/context'
import { type Email, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'
import { roleSentence } from './role-sentence.ts'
import { whyVolunteer } from './why.ts'

type Invitation = { to: string; role: Role; token: string }

/** The mail with the link by which somebody accepts a role. */
export const invitationEmail = (ctx: Context, { to, role, token }: Invitation): Promise<Email> =>
  renderEmail(ctx, {
    to,
    subject: `Will you help to run ${organisation.name}?`,
    why: whyVolunteer,
    body: (
      <>
        <Heading>Will you help us?</Heading>
        <Paragraph>We would be glad to have you among the people who run {organisation.name}.</Paragraph>
        <Paragraph>You would be: {roleSentence(role)}</Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/account/role?invitation_token=${token}`}>
          See the invitation
        </NextStep>
        <Paragraph>
          The link works for {invitationDays} days, for your account alone. If you would rather not, there is nothing to
          do.
        </Paragraph>
      </>
    ),
  })
