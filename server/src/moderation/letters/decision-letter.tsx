import type { Decision } from '@reable/contract/moderation-rules'
import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import {
  Heading,
  type Letter,
  type LetterImage,
  LetterLink,
  LetterListing,
  NextStep,
  renderLetter,
  Words,
} from '#platform/mail'

type Input = {
  to: string
  listing: { id: number; title: string }
  picture: LetterImage | undefined
  decision: Decision
}

const said = {
  release: {
    subject: 'Your listing is no longer hidden',
    sentence:
      'One of our volunteers looked at your listing. It is all right: everyone can see it again, unless it has ended or you took it off the list.',
  },
  keep: {
    subject: 'Your listing stays hidden',
    sentence: 'One of our volunteers looked at your listing. It does not fit in here, so it stays hidden.',
  },
}

/** Tells the owner of a hidden listing what was decided about it. */
export function decisionLetter(ctx: Context, { to, listing, picture, decision }: Input): Promise<Letter> {
  const { subject, sentence } = said[decision]
  return renderLetter(ctx, {
    to,
    subject,
    why: `You get this e-mail because you listed this at ${organisation.name}.`,
    body: (
      <>
        <Heading>{subject}</Heading>
        <LetterListing title={listing.title} picture={picture} />
        <Words>{sentence}</Words>
        <Words>
          Do you want to know more? Write to{' '}
          <LetterLink href={`mailto:${organisation.email}`}>{organisation.email}</LetterLink>.
        </Words>
        <NextStep href={`${ctx.config.http.publicUrl}/posts/${listing.id}`}>See your listing</NextStep>
      </>
    ),
  })
}
