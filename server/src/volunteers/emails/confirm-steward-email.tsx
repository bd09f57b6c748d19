import { invitationDays } from '@reable/contract/volunteers/rules'
import type { Context } from '#platform/context'
import { type Email, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'
import { whyVolunteer } from './why.ts'

/** The email that asks the other stewards to confirm a new one. */
export const confirmStewardEmail = (ctx: Context, { to }: { to: string }): Promise<Email> =>
  renderEmail(ctx, {
    to,
    subject: 'A new steward needs your confirmation',
    why: whyVolunteer,
    body: (
      <>
        <Heading>A new steward needs your confirmation</Heading>
        <Paragraph>
          Another steward wants somebody to become a steward. That takes two of you: please confirm it if you know who
          it is. If nobody confirms it within {invitationDays} days, nothing happens.
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/console/volunteers`}>Look at it</NextStep>
      </>
    ),
  })
