import type { Decision } from '@reable/contract/moderation/rules'
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

export type ToldDecision = {
  decision: Decision
  /** A volunteer's, for the owner; empty when there are none. */
  words: string
  /** Whether the listing was hidden before. */
  held: boolean
  /** Whether what was decided before is taken back. */
  again: boolean
}

type Input = ToldDecision & { to: string; listing: { id: number; title: string }; picture: LetterImage | undefined }

type Said = { subject: string; sentence: string }

const shown = 'Everyone can see it again, unless it has ended or you took it off the list.'

function saidOf({ decision, held, again }: ToldDecision): Said {
  if (decision === 'keep' && held)
    return {
      subject: 'Your listing stays hidden',
      sentence: 'One of our volunteers looked at your listing. It stays hidden for now.',
    }
  if (decision === 'keep')
    return {
      subject: 'Your listing is hidden now',
      sentence: `One of our volunteers looked at your listing${again ? ' again' : ''}. From now on nobody but you sees it.`,
    }
  if (!held)
    return {
      subject: 'A note about your listing',
      sentence: 'One of our volunteers looked at your listing. It stays as it is.',
    }
  return {
    subject: 'Your listing is no longer hidden',
    sentence: again
      ? `One of our volunteers looked at your listing again, and took back that it is hidden. ${shown}`
      : `One of our volunteers looked at your listing. It is all right. ${shown}`,
  }
}

/** Tells the owner of a listing what was decided about it, in the words of whoever did, and what they can do. */
export function decisionLetter(ctx: Context, { to, listing, picture, ...told }: Input): Promise<Letter> {
  const { subject, sentence } = saidOf(told)
  return renderLetter(ctx, {
    to,
    subject,
    why: `You get this e-mail because you listed this at ${organisation.name}.`,
    body: (
      <>
        <Heading>{subject}</Heading>
        <LetterListing title={listing.title} picture={picture} />
        <Words>{sentence}</Words>
        {told.words && <Words>The volunteer wrote to you:</Words>}
        {told.words && <Quoted>{told.words}</Quoted>}
        <Words>
          {told.decision === 'keep'
            ? 'You can still edit it. Then ask us to look at it again: write to '
            : 'Do you want to know more? Write to '}
          <LetterLink href={`mailto:${organisation.email}`}>{organisation.email}</LetterLink>
          {told.decision === 'keep' && ' and name your listing'}.
        </Words>
        <NextStep href={`${ctx.config.http.publicUrl}/posts/${listing.id}`}>See your listing</NextStep>
      </>
    ),
  })
}
