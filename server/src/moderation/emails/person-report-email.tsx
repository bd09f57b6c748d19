import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'

/** The e-mail that tells the volunteers of a report about somebody: who it is and what they wrote stands in their room alone. */
export const personReportEmail = (
  ctx: Context,
  { reasons, shown }: { reasons: readonly string[]; shown: number },
): Promise<Email> =>
  renderEmail(ctx, {
    to: ctx.config.mail.volunteers,
    subject: 'A person was reported',
    why: `You get this e-mail because this is the address of ${organisation.name}’s volunteers.`,
    body: (
      <>
        <Heading>A person was reported</Heading>
        <Paragraph>Somebody asks for your help with the person they write with.</Paragraph>
        {reasons.length > 0 && <Paragraph>They say: {reasons.join('; ')}.</Paragraph>}
        <Paragraph>{shown === 1 ? 'They show one message.' : `They show ${shown} messages.`}</Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/console/cases`}>See the report</NextStep>
      </>
    ),
  })
