import type { FeedbackOption } from '@reable/contract/listings/lifecycle'
import { hashToken, newToken } from '#accounts'
import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { unlessRevoked } from '#platform/revoked-links'
import { type ListingStateRow, lockListing } from '../own/own-listing-queries.ts'
import { findLink, insertLinks, type Link, type LinkAction } from './listing-link-queries.ts'

const linkActions = ['renew', 'exchanged', 'exchanged_elsewhere', 'not_exchanged'] as const satisfies LinkAction[]

/** Creates the links of one mail about a listing: whole addresses by their actions. Only hashes of their tokens are stored. */
export async function createLinks(
  ctx: Context,
  { listingId }: { listingId: number },
): Promise<Record<LinkAction, string>> {
  const tokens = linkActions.map((action) => ({ action, token: newToken() }))
  const links = tokens.map(({ action, token }) => ({ action, hash: hashToken(token) }))
  await insertLinks(ctx, { listingId, links })
  const addresses = tokens.map(
    ({ action, token }) => [action, ctx.config.http.publicUrl + pathOf(action, token)] as const,
  )
  return Object.fromEntries(addresses) as Record<LinkAction, string>
}

const pathOf = (action: LinkAction, token: string) =>
  action === 'renew'
    ? `/email_renew?post_renew_token=${token}`
    : `/feedbacks/submit_email_feedback?feedback_token=${token}`

/** The address of the page that undoes what a link did, by a press. */
export const undoAddress = (ctx: Context, action: LinkAction, token: string): string =>
  `${ctx.config.http.publicUrl}${pathOf(action, token)}&undo=1`

type LinkedListing<Action extends LinkAction> = { link: Link & { action: Action }; listing: ListingStateRow }

/** In days from its mail: long after the listing of that time has ended. */
const linkLifetimeInDays = 730

/** Locks the listing of a renew link. Refuses as invalid, by field, any other token; as a conflict an expired one. */
export const lockByRenewLink = (ctx: Context, token: string): Promise<LinkedListing<'renew'>> =>
  lockByLink(ctx, token, (action) => action === 'renew', {
    field: 'post_renew_token',
    sentence: 'Your listing was not renewed. Please try again',
  })

/** The same for a feedback link. */
export const lockByFeedbackLink = (ctx: Context, token: string): Promise<LinkedListing<FeedbackOption>> =>
  lockByLink(ctx, token, (action) => action !== 'renew', {
    field: 'feedback_token',
    sentence: 'Your feedback was not submitted. Please try again',
  })

async function lockByLink<Action extends LinkAction>(
  ctx: Context,
  token: string,
  isAccepted: (action: LinkAction) => action is Action,
  { field, sentence }: { field: string; sentence: string },
): Promise<LinkedListing<Action>> {
  const hash = hashToken(await unlessRevoked(ctx, token))
  const link = await findLink(ctx, hash)
  const listing = link && isAccepted(link.action) ? await lockListing(ctx, link.listingId) : undefined
  // Read again: only now nobody else can change it.
  const current = listing && !listing.deleted_at ? await findLink(ctx, hash) : undefined
  if (current && current.createdAt.getTime() <= ctx.clock.now().getTime() - linkLifetimeInDays * day) throw linkEnded()
  if (listing && current && isAccepted(current.action)) return { link: { ...current, action: current.action }, listing }
  throw new Refusal('invalid', sentence, { errors: { [field]: [sentence] } })
}

const linkEnded = () =>
  new Refusal('conflict', 'This link has ended: it worked for two years. Your listings are under My Listings.')
