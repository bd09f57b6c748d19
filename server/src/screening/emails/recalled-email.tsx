import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, EmailLink, EmailListing, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'

type Input = { to: string; listing: { id: number; title: string }; reason: string }

/** The e-mail that tells the owner of a listing that the thing is recalled: what, why, what the maker gives, and not to hand it on. */
export function recalledEmail(ctx: Context, { to, listing, reason }: Input): Promise<Email> {
  return renderEmail(ctx, {
    to,
    subject: 'A recall: please do not hand this on',
    why: `You get this e-mail because you listed this at ${organisation.name}.`,
    body: (
      <>
        <Heading>A recall: please do not hand this on</Heading>
        <EmailListing title={listing.title} />
        <Paragraph>{reason}</Paragraph>
        <Paragraph>
          Nobody but you can see your listing now. If somebody has promised to come for it, please tell them. Questions?
          Write to <EmailLink href={`mailto:${organisation.email}`}>{organisation.email}</EmailLink>.
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/posts/${listing.id}`}>See your listing</NextStep>
      </>
    ),
  })
}
