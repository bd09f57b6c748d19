import { findCautionTerms } from '@reable/contract/messages/rules'
import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import {
  type Email,
  type EmailImage,
  EmailLink,
  EmailListing,
  Heading,
  NextStep,
  Paragraph,
  Quote,
  renderEmail,
} from '#platform/mail'

type Input = {
  to: string
  /** The sender's address: answers go there. */
  from: string
  listing: { id: number; title: string }
  picture: EmailImage | undefined
  body: string
}

/** The e-mail that brings the owner of a listing what a buyer wrote about it. */
export async function messageEmail(ctx: Context, { to, from, listing, picture, body }: Input): Promise<Email> {
  const { publicUrl } = ctx.config.http
  const email = await renderEmail(ctx, {
    to,
    subject: 'Someone wrote to you about your listing',
    why: `You get this e-mail because someone wrote to you about what you listed at ${organisation.name}.`,
    body: (
      <>
        <Heading>Someone wrote to you</Heading>
        <Paragraph>It is about your listing:</Paragraph>
        <EmailListing title={listing.title} picture={picture} />
        <Paragraph>{from} wrote:</Paragraph>
        <Quote>{body}</Quote>
        <Caution words={findCautionTerms(body)} />
        <Paragraph>
          To write back, answer this e-mail. Your answer goes to {from}, and they see your e-mail address then. We do
          not read it.
        </Paragraph>
        <Tips zones={`${publicUrl}/resources/exchangezones`} />
        <NextStep href={`${publicUrl}/posts/${listing.id}`}>See your listing</NextStep>
        <Paragraph>
          Not there any more? Please say so at <EmailLink href={`${publicUrl}/account/listings`}>My Listings</EmailLink>
          , so that nobody asks in vain.
        </Paragraph>
      </>
    ),
  })
  return { ...email, headers: { 'Reply-To': from } }
}

const Caution = ({ words }: { words: string[] }) =>
  words.length > 0 && (
    <Paragraph>
      <strong>Please be careful.</strong> The message speaks of {words.map((word) => `“${word}”`).join(', ')}. People
      who cheat often do. Answer only if you are sure, and pay nothing in advance.
    </Paragraph>
  )

const Tips = ({ zones }: { zones: string }) => (
  <Paragraph>
    <strong>To be safe:</strong> meet at a <EmailLink href={zones}>community exchange zone</EmailLink> or another public
    place, and bring somebody along. Take the money when you hand over the equipment, not before and not by a courier.
    Never tell anyone a code that was sent to you.
  </Paragraph>
)
