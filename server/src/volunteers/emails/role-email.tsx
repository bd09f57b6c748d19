import { organisation } from '@reable/contract/organisation'
import type { Role } from '@reable/contract/volunteers/rules'
import type { Context } from '#platform/context'
import { type Email, EmailLink, Heading, Paragraph, renderEmail } from '#platform/mail'
import { roleSentence } from './role-sentence.ts'
import { whyVolunteer } from './why.ts'

/** The mail that tells a volunteer which role they have now, or that they have none any more. */
export const roleEmail = (ctx: Context, { to, role }: { to: string; role: Role | null }): Promise<Email> =>
  renderEmail(ctx, {
    to,
    subject: role ? `You are a ${role} now` : 'You are no volunteer any more',
    why: whyVolunteer,
    body: (
      <>
        <Heading>{role ? 'Your role has changed' : 'Your role has ended'}</Heading>
        {role ? (
          <Paragraph>You are now: {roleSentence(role)} It holds from the next page that you open.</Paragraph>
        ) : (
          <Paragraph>
            You do not enter the volunteers’ room any more. Your account stays as it is. Thank you for all that you did.
          </Paragraph>
        )}
        <Paragraph>
          If this surprises you, please write to us:{' '}
          <EmailLink href={`mailto:${organisation.email}`}>{organisation.email}</EmailLink>.
        </Paragraph>
      </>
    ),
  })
