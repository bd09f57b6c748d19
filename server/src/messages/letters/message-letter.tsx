import { worriesIn } from '@reable/contract/messages/rules'
import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import {
  Heading,
  type Letter,
  type LetterImage,
  LetterLink,
  LetterListing,
  NextStep,
  Quoted,
  renderLetter,
  Words,
} from '#platform/mail'

type Input = {
  to: string
  /** The sender's address: answers go there. */
  from: string
  listing: { id: number; title: string }
  picture: LetterImage | undefined
  body: string
}

/** The e-mail that brings the owner of a listing what a buyer wrote about it. */
export async function messageEmail(ctx: Context, { to, from, listing, picture, body }: Input): Promise<Letter> {
  const { publicUrl } = ctx.config.http
  const email = await renderLetter(ctx, {
    to,
    subject: 'Someone wrote to you about your listing',
    why: `You get this e-mail because someone wrote to you about what you listed at ${organisation.name}.`,
    body: (
      <>
        <Heading>Someone wrote to you</Heading>
        <Words>It is about your listing:</Words>
        <LetterListing title={listing.title} picture={picture} />
        <Words>{from} wrote:</Words>
        <Quoted>{body}</Quoted>
        <Caution words={worriesIn(body)} />
        <Words>
          To write back, answer this e-mail. Your answer goes to {from}, and they see your e-mail address then. We do
          not read it.
        </Words>
        <Tips zones={`${publicUrl}/resources/exchangezones`} />
        <NextStep href={`${publicUrl}/posts/${listing.id}`}>See your listing</NextStep>
        <Words>
          Not there any more? Please say so at{' '}
          <LetterLink href={`${publicUrl}/account/listings`}>My Listings</LetterLink>, so that nobody asks in vain.
        </Words>
      </>
    ),
  })
  return { ...email, headers: { 'Reply-To': from } }
}

const Caution = ({ words }: { words: string[] }) =>
  words.length > 0 && (
    <Words>
      <strong>Please be careful.</strong> The message speaks of {words.map((word) => `“${word}”`).join(', ')}. People
      who cheat often do. Answer only if you are sure, and pay nothing in advance.
    </Words>
  )

const Tips = ({ zones }: { zones: string }) => (
  <Words>
    <strong>To be safe:</strong> meet at a <LetterLink href={zones}>community exchange zone</LetterLink> or another
    public place, and bring somebody along. Take the money when you hand over the equipment, not before and not by a
    courier. Never tell anyone a code that was sent to you.
  </Words>
)
