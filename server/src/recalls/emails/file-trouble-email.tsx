import { organisation } from '@reable/contract/organisation'
import { type RecallFailure, recallFailures } from '@reable/contract/recalls/rules'
import type { Context } from '#platform/context'
import { type Email, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'

/** The e-mail that tells the volunteers that the file of recalls cannot be taken: one, until it can be again. */
export function fileTroubleEmail(ctx: Context, { failure }: { failure: RecallFailure }): Promise<Email> {
  return renderEmail(ctx, {
    to: ctx.config.mail.volunteers,
    subject: 'The list of recalls could not be updated',
    why: `You get this e-mail because this is the address of ${organisation.name}’s volunteers.`,
    body: (
      <>
        <Heading>The list of recalls could not be updated</Heading>
        <Paragraph>{recallFailures[failure]}</Paragraph>
        <Paragraph>
          The last good list stays, and all recall cards work as before. We try again each day, and write no more about
          it until it has worked again.
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/console/recalls`}>See recalls</NextStep>
      </>
    ),
  })
}
