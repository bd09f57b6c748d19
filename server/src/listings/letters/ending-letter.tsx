import { undoDays } from '@reable/contract/listings/life'
import { lifeInDays } from '@reable/contract/listings/rules'
import { organisation } from '@reable/contract/organisation'
import { vancouverDay } from '#platform/clock'
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
import type { LinkAction } from '../links/listing-link-queries.ts'

type Input = {
  to: string
  title: string
  picture: LetterImage | undefined
  endsAt: Date
  now: Date
  /** Whole addresses by the action of the link. */
  links: Record<LinkAction, string>
}

/** The email that asks the owner of a listing that ends soon, or has ended, whether the thing is still there, and offers what to do. */
export function endingEmail(ctx: Context, { to, title, picture, endsAt, now, links }: Input): Promise<Letter> {
  const isOver = endsAt <= now
  const day = vancouverDay(endsAt, now)
  return renderLetter(ctx, {
    to,
    subject: isOver ? 'Your listing has ended' : 'Your listing ends soon',
    why: `You get this e-mail because you listed this at ${organisation.name}. We write before a listing ends and when it has ended.`,
    body: (
      <>
        <Heading>{isOver ? 'Your listing has ended' : 'Is it still available?'}</Heading>
        <Words>
          {isOver ? `Your listing ended on ${day}. Nobody but you can see it now:` : `Your listing ends on ${day}:`}
        </Words>
        <LetterListing title={title} picture={picture} />
        <Words>
          If you still have it, renew the listing. It is then on the list for another {lifeInDays} days. You do not need
          to log in.
        </Words>
        <NextStep href={links.renew}>Still available: renew</NextStep>
        <Words>If not, please tell us what became of it, so that nobody asks in vain:</Words>
        <Words>
          <LetterLink href={links.exchanged}>I sold or donated it through {organisation.name}</LetterLink>
        </Words>
        <Words>
          <LetterLink href={links.exchanged_elsewhere}>I sold or donated it elsewhere</LetterLink>
        </Words>
        <Words>
          <LetterLink href={links.not_exchanged}>I no longer offer it</LetterLink>
        </Words>
        <Words>A slip? Follow the same link again: you can take it back for {undoDays} days.</Words>
      </>
    ),
  })
}
