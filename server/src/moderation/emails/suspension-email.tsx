import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, EmailLink, EmailListing, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'

type Input = { to: string; listing: { id: number; title: string }; why: string }

/** The e-mail that tells the owner of a reported listing that nobody else sees it for now, why, and what they can do. */
export function suspensionEmail(ctx: Context, { to, listing, why }: Input): Promise<Email> {
  return renderEmail(ctx, {
    to,
    subject: 'Your listing is hidden for now',
    why: `You get this e-mail because you listed this at ${organisation.name}.`,
    body: (
      <>
        <Heading>Your listing is hidden for now</Heading>
        <EmailListing title={listing.title} />
        <Paragraph>{why}</Paragraph>
        <Paragraph>
          One of our volunteers will look at it and decide. Until then nobody but you can see it. Reports can be wrong:
          if these are, you do not need to do anything.
        </Paragraph>
        <Paragraph>
          If something in it should be different, you can edit it now. To tell us more, write to{' '}
          <EmailLink href={`mailto:${organisation.email}`}>{organisation.email}</EmailLink>.
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/posts/${listing.id}`}>See your listing</NextStep>
      </>
    ),
  })
}
