import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, EmailLink, EmailListing, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'

type Input = { to: string; listing: { id: number; title: string }; reason: string }

/** The e-mail that tells the owner of a listing that a volunteer looks at it before everyone sees it, why, and what they can change. */
export function screenedEmail(ctx: Context, { to, listing, reason }: Input): Promise<Email> {
  return renderEmail(ctx, {
    to,
    subject: 'We look at your listing before everyone sees it',
    why: `You get this e-mail because you listed this at ${organisation.name}.`,
    body: (
      <>
        <Heading>We look at your listing before everyone sees it</Heading>
        <EmailListing title={listing.title} />
        <Paragraph>{reason}</Paragraph>
        <Paragraph>
          Until then nobody but you can see it. This happens to honest people too, and is nothing against you. If you
          change what is named above, your listing may show at once.
        </Paragraph>
        <Paragraph>
          If you list several things today, others may wait too: My Listings shows which. To tell us more, write to{' '}
          <EmailLink href={`mailto:${organisation.email}`}>{organisation.email}</EmailLink>.
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/posts/${listing.id}`}>See your listing</NextStep>
      </>
    ),
  })
}
