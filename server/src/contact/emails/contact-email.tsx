import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, Heading, Paragraph, Quote, renderEmail } from '#platform/mail'

type Input = { name: string; email: string; body: string }

/** The e-mail that brings the organisation what somebody wrote in the contact form. Nothing they typed is in its subject. */
export async function contactEmail(ctx: Context, { name, email, body }: Input): Promise<Email> {
  const rendered = await renderEmail(ctx, {
    to: ctx.config.mail.volunteers,
    subject: 'Someone wrote to us by the contact form',
    why: `You get this e-mail because this is the address of ${organisation.name}’s volunteers.`,
    body: (
      <>
        <Heading>Someone wrote to us</Heading>
        <Paragraph>{name ? `${name}, ${email},` : email} wrote:</Paragraph>
        <Quote>{body}</Quote>
        <Paragraph>
          To write back, answer this e-mail. We have not checked that the address is theirs, so tell nothing that is not
          for everyone.
        </Paragraph>
      </>
    ),
  })
  return { ...rendered, headers: { 'Reply-To': email } }
}
