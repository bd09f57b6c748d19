import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, EmailListing, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'

type Input = { listing: { title: string } }

/** The e-mail that tells the volunteers that a listing waits for them, when none waited before. */
export function waitingEmail(ctx: Context, { listing }: Input): Promise<Email> {
  return renderEmail(ctx, {
    to: ctx.config.mail.volunteers,
    subject: 'A listing waits for you to look at it',
    why: `You get this e-mail because this is the address of ${organisation.name}’s volunteers.`,
    body: (
      <>
        <Heading>A listing waits for you to look at it</Heading>
        <EmailListing title={listing.title} />
        <Paragraph>
          Something was found in it before everyone could see it. Its owner was told that a person looks within a day.
          Others that wait come to your room without another e-mail.
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/console/cases`}>See what waits</NextStep>
      </>
    ),
  })
}
