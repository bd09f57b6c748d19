import { undoDays } from '@reable/contract/listings/lifecycle'
import { lifetimeInDays } from '@reable/contract/listings/rules'
import { organisation } from '@reable/contract/organisation'
import type { Context } from '#platform/context'
import { type Email, EmailListing, Heading, NextStep, Paragraph, renderEmail } from '#platform/mail'
import type { LinkAction } from '../links/listing-link-queries.ts'

type Input = { to: string; title: string; action: LinkAction; undo: string }

/** What became of a listing, as its owner reads it. */
const changes: Record<LinkAction, string> = {
  renew: `Your listing was renewed for ${lifetimeInDays} days`,
  exchanged: 'Your listing was marked as sold',
  exchanged_elsewhere: 'Your listing was marked as sold elsewhere',
  not_exchanged: 'Your listing was taken off the list',
}

/** The email that tells the owner of a listing what a link in an email of ours did, and offers to undo it. */
export function linkUsedEmail(ctx: Context, { to, title, action, undo }: Input): Promise<Email> {
  return renderEmail(ctx, {
    to,
    subject: changes[action],
    why: `You’re getting this email because you listed this at ${organisation.name}.`,
    body: (
      <>
        <Heading>{changes[action]}</Heading>
        <EmailListing title={title} />
        <Paragraph>Someone opened a link in our email about it. If it was you, there’s nothing more to do.</Paragraph>
        <Paragraph>
          Some email programs open links by themselves. If you didn’t want this, undo it within {undoDays} days.
          {action !== 'renew' && ' We won’t tell anyone that it’s gone before tomorrow.'}
        </Paragraph>
        <NextStep href={undo}>Undo this</NextStep>
      </>
    ),
  })
}
