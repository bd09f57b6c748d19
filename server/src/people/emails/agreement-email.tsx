import { agreeHours, shortDays } from '@reable/contract/restrictions/rules'
import type { Context } from '#platform/context'
import { type Email, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'
import { whyVolunteer } from '#volunteers'

/** The e-mail that asks another steward to look at a ban of more than 7 days. */
export const agreementEmail = (ctx: Context, { to }: { to: string }): Promise<Email> =>
  renderEmail(ctx, {
    to,
    subject: 'A ban needs a second steward',
    why: whyVolunteer,
    body: (
      <>
        <Heading>A ban needs a second steward</Heading>
        <Paragraph>
          Another steward banned somebody for more than {shortDays} days. It holds for {shortDays} days. If you agree
          within {agreeHours} hours, it holds for as long as they asked for.
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/console/people/restrictions`}>Look at it</NextStep>
      </>
    ),
  })
