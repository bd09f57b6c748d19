import { undoDays } from '@reable/contract/listings/lifecycle'
import { lifetimeInDays } from '@reable/contract/listings/rules'
import { organisation } from '@reable/contract/organisation'
import { vancouverDay } from '#platform/clock'
import type { Context } from '#platform/context'
import {
  type Email,
  type EmailImage,
  EmailLink,
  EmailListing,
  Heading,
  NextStep,
  Paragraph,
  renderEmail,
} from '#platform/mail'
import type { LinkAction } from '../links/listing-link-queries.ts'

type Input = {
  to: string
  title: string
  picture: EmailImage | undefined
  endsAt: Date
  now: Date
  /** Whole addresses by the action of the link. */
  links: Record<LinkAction, string>
}

/** The email that asks the owner of a listing that ends soon, or has ended, whether the thing is still there, and offers what to do. */
export function endingEmail(ctx: Context, { to, title, picture, endsAt, now, links }: Input): Promise<Email> {
  const isOver = endsAt <= now
  const day = vancouverDay(endsAt, now)
  return renderEmail(ctx, {
    to,
    subject: isOver ? 'Your listing has ended' : 'Your listing ends soon',
    why: `You get this e-mail because you listed this at ${organisation.name}. We write before a listing ends and when it has ended.`,
    body: (
      <>
        <Heading>{isOver ? 'Your listing has ended' : 'Is it still available?'}</Heading>
        <Paragraph>
          {isOver ? `Your listing ended on ${day}. Nobody but you can see it now:` : `Your listing ends on ${day}:`}
        </Paragraph>
        <EmailListing title={title} picture={picture} />
        <Paragraph>
          If you still have it, renew the listing. It is then on the list for another {lifetimeInDays} days. You do not
          need to log in.
        </Paragraph>
        <NextStep href={links.renew}>Still available: renew</NextStep>
        <Paragraph>If not, please tell us what became of it, so that nobody asks in vain:</Paragraph>
        <Paragraph>
          <EmailLink href={links.exchanged}>I sold or donated it through {organisation.name}</EmailLink>
        </Paragraph>
        <Paragraph>
          <EmailLink href={links.exchanged_elsewhere}>I sold or donated it elsewhere</EmailLink>
        </Paragraph>
        <Paragraph>
          <EmailLink href={links.not_exchanged}>I no longer offer it</EmailLink>
        </Paragraph>
        <Paragraph>A slip? Follow the same link again: you can take it back for {undoDays} days.</Paragraph>
      </>
    ),
  })
}
