import type { Decision } from '@reable/contract/moderation/rules'
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

export type DecisionNotice = {
  decision: Decision
  /** The volunteer's message to the owner; empty when there is none. */
  words: string
  /** Whether the listing was hidden before. */
  suspended: boolean
  /** Whether this replaces an earlier decision. */
  decidedAgain: boolean
}

type Input = DecisionNotice & { to: string; listing: { id: number; title: string }; picture: EmailImage | undefined }

type Wording = { subject: string; sentence: string }

const visibleAgain = 'Everyone can see it again, unless it has ended or you took it off the list.'

function wordingOf({ decision, suspended, decidedAgain }: DecisionNotice): Wording {
  if (decision === 'keep' && suspended)
    return {
      subject: 'Your listing stays hidden',
      sentence: 'One of our volunteers looked at your listing. It stays hidden for now.',
    }
  if (decision === 'keep')
    return {
      subject: 'Your listing is hidden now',
      sentence: `One of our volunteers looked at your listing${decidedAgain ? ' again' : ''}. From now on nobody but you sees it.`,
    }
  if (!suspended)
    return {
      subject: 'A note about your listing',
      sentence: 'One of our volunteers looked at your listing. It stays as it is.',
    }
  return {
    subject: 'Your listing is no longer hidden',
    sentence: decidedAgain
      ? `One of our volunteers looked at your listing again, and took back that it is hidden. ${visibleAgain}`
      : `One of our volunteers looked at your listing. It is all right. ${visibleAgain}`,
  }
}

/** The e-mail that tells the owner of a listing what was decided about it, with the volunteer's message, and what they can do. */
export function decisionEmail(ctx: Context, { to, listing, picture, ...notice }: Input): Promise<Email> {
  const { subject, sentence } = wordingOf(notice)
  return renderEmail(ctx, {
    to,
    subject,
    why: `You get this e-mail because you listed this at ${organisation.name}.`,
    body: (
      <>
        <Heading>{subject}</Heading>
        <EmailListing title={listing.title} picture={picture} />
        <Paragraph>{sentence}</Paragraph>
        {notice.words && <Paragraph>The volunteer wrote to you:</Paragraph>}
        {notice.words && <Quote>{notice.words}</Quote>}
        <Paragraph>
          {notice.decision === 'keep'
            ? 'You can still edit it. Then ask us to look at it again: write to '
            : 'Do you want to know more? Write to '}
          <EmailLink href={`mailto:${organisation.email}`}>{organisation.email}</EmailLink>
          {notice.decision === 'keep' && ' and name your listing'}.
        </Paragraph>
        <NextStep href={`${ctx.config.http.publicUrl}/posts/${listing.id}`}>See your listing</NextStep>
      </>
    ),
  })
}
