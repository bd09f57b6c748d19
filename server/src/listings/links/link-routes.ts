import type { Answer } from '@reable/contract/client'
import { type FeedbackOption, stateOf, undoDays } from '@reable/contract/listings/lifecycle'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { day } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { type BoundRequest, bind, enforceNetworkLimits, type Limits } from '#platform/http'
import { queueMail } from '#platform/mail'
import { Refusal } from '#platform/refusal'
import { linkUsedEmail } from '../emails/link-used-email.tsx'
import { recordFeedback } from '../lifecycle/give-feedback.ts'
import { countsAfter, lifetimeFrom, undoFeedbackChanges } from '../lifecycle/listing-lifecycle.ts'
import { renewLockedListing } from '../lifecycle/renew-listing.ts'
import { type ListingStateRow, updateListing } from '../own/own-listing-queries.ts'
import { linkLimits } from '../publish/listing-limits.ts'
import { learnWordsSoon } from '../search/learn-words.ts'
import {
  findConfirmedOwner,
  findStateBefore,
  type Link,
  type LinkAction,
  updateLinkUsed,
} from './listing-link-queries.ts'
import { lockByFeedbackLink, lockByRenewLink, undoAddress } from './listing-links.ts'

/** The routes behind the links of mails. Nobody needs to be signed in: the token identifies the listing. */
export function linkRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  const limited = { limit: async (request: FastifyRequest) => enforceNetworkLimits(limits, linkLimits, request) }
  const give = async ({ body }: BoundRequest<'giveFeedbackByLink'>) => {
    return { data: await giveFeedbackByLink(ctx, { token: body.feedback_token }) }
  }
  bind(api, 'giveFeedbackByLink', give, limited)
  const undo = async ({ body }: BoundRequest<'undoFeedbackByLink'>) => {
    return { data: await undoFeedbackByLink(ctx, { token: body.feedback_token }) }
  }
  bind(api, 'undoFeedbackByLink', undo, limited)
  const renew = async ({ body }: BoundRequest<'renewByLink'>) => {
    return { data: await renewByLink(ctx, { token: body.post_renew_token }) }
  }
  bind(api, 'renewByLink', renew, limited)
  const undoRenewal = async ({ body }: BoundRequest<'undoRenewByLink'>) => {
    return { data: await undoRenewByLink(ctx, { token: body.post_renew_token }) }
  }
  bind(api, 'undoRenewByLink', undoRenewal, limited)
}

/**
 * Renews a listing for 90 days from now by the link of a mail, as often as it is followed. Programs open links too, so its owner is emailed how
 * to undo it, once a day at most. Refuses as invalid a token that is none, or whose listing is deleted; as a conflict what is sold.
 */
function renewByLink(ctx: Context, { token }: { token: string }): Promise<Answer<'renewByLink'>> {
  return inTransaction(ctx, async (ctx) => {
    const { link, listing } = await lockByRenewLink(ctx, token)
    const before = await findStateBefore(ctx, listing.id)
    const { renewedAt, endsAt } = await renewLockedListing(ctx, listing, { confirmed: listing.owner_confirmed })
    const isRepeated = listing.active && link.usedAt !== null && renewedAt.getTime() - link.usedAt.getTime() < day
    await updateLinkUsed(ctx, link.hash, isRepeated ? { usedAt: renewedAt } : { usedAt: renewedAt, before })
    if (!isRepeated) await notifyOfLink(ctx, { listingId: listing.id, action: 'renew', token })
    return { post: { id: listing.id, title: listing.title }, expires_at_utc: endsAt.toISOString() }
  })
}

/**
 * Undoes, within 30 days, what the renew link did: the listing ends when it would have ended before, and is inactive where it was. Repeated, it
 * changes nothing. Refuses as `renewByLink` does, and as a conflict what has changed since or was renewed long ago.
 */
function undoRenewByLink(ctx: Context, { token }: { token: string }): Promise<Answer<'undoRenewByLink'>> {
  return inTransaction(ctx, async (ctx) => {
    const { link, listing } = await lockByRenewLink(ctx, token)
    const { usedAt, before } = link
    const post = { id: listing.id, title: listing.title }
    if (!usedAt || !before) return { post: { ...post, active: listing.active } }
    const isUnchanged = listing.active && listing.expires_at.getTime() === lifetimeFrom(usedAt).expires_at.getTime()
    if (!isUnchanged) throw new Refusal('conflict', 'This listing was changed since it was renewed.')
    if (usedAt.getTime() <= ctx.clock.now().getTime() - undoDays * day)
      throw new Refusal('conflict', `This can be taken back within ${undoDays} days only.`)
    await updateListing(ctx, listing.id, before)
    await updateLinkUsed(ctx, link.hash, { usedAt: null, before: null })
    if (!before.active) await learnWordsSoon(ctx)
    return { post: { ...post, active: before.active } }
  })
}

/**
 * Undoes, by the same link within 30 days, the feedback it gave on a listing: active again unless its 90 days are over.
 * Repeated, it changes nothing. Refuses as invalid a token that is none, as a conflict another feedback or one of long ago.
 */
function undoFeedbackByLink(ctx: Context, { token }: { token: string }): Promise<Answer<'undoFeedbackByLink'>> {
  return inTransaction(ctx, async (ctx) => {
    const linked = await lockByFeedbackLink(ctx, token)
    const { link, listing } = linked
    const givenAt = feedbackGivenAt(linked)
    const now = ctx.clock.now()
    const post = { id: listing.id, title: listing.title }
    if (!givenAt && listing.last_feedback)
      throw new Refusal('conflict', 'Something else was said of this listing since.')
    if (!givenAt) return { post: { ...post, active: listing.active } }
    if (undoUntil(givenAt) <= now) throw new Refusal('conflict', `This can be taken back within ${undoDays} days only.`)
    const undone = undoFeedbackChanges(listing, now)
    const changes = { ...undone, active: undone.active && (link.before?.active ?? true) }
    await updateListing(ctx, listing.id, changes)
    await updateLinkUsed(ctx, link.hash, { usedAt: null, before: null })
    if (changes.active) await learnWordsSoon(ctx)
    return { post: { ...post, active: changes.active } }
  })
}

type LinkedFeedback = { link: Link & { action: FeedbackOption }; listing: ListingStateRow }

/**
 * Records by the link of a mail what became of a listing. Programs open links too, so its owner is emailed how to undo it, and it counts a day
 * later. Repeated, it changes nothing and says so: the page then offers to take
 * it back. Refuses as invalid a token that is none, as a conflict one whose listing has another feedback already.
 */
function giveFeedbackByLink(ctx: Context, { token }: { token: string }): Promise<Answer<'giveFeedbackByLink'>> {
  return inTransaction(ctx, async (ctx) => {
    const linked = await lockByFeedbackLink(ctx, token)
    const { link, listing } = linked
    const givenAt = feedbackGivenAt(linked)
    const now = ctx.clock.now()
    if (!givenAt) {
      const before = await findStateBefore(ctx, listing.id)
      const owner = { confirmed: listing.owner_confirmed }
      await recordFeedback(ctx, listing, { option: link.action, owner, countsAt: countsAfter(now) })
      await updateLinkUsed(ctx, link.hash, { usedAt: now, before })
      await notifyOfLink(ctx, { listingId: listing.id, action: link.action, token })
    }
    const until = undoUntil(givenAt ?? now)
    return {
      selected_option: link.action,
      post: { id: listing.id, title: listing.title },
      repeated: givenAt !== undefined,
      undo_until: until > now ? until.toISOString() : null,
    }
  })
}

/** Returns when the listing got the link's feedback; undefined while it has another state. */
function feedbackGivenAt({ link, listing }: LinkedFeedback): Date | undefined {
  if (link.action !== 'not_exchanged')
    return listing.last_feedback === link.action ? (listing.feedback_at ?? undefined) : undefined
  return stateOf(listing) === 'inactive' ? (link.usedAt ?? undefined) : undefined
}

/** Until when the same link can undo a feedback. */
const undoUntil = (givenAt: Date) => new Date(givenAt.getTime() + undoDays * day)

type Used = { listingId: number; action: LinkAction; token: string }

/** Emails the owner of a listing what the link of a mail changed of it, and how to undo that. No mail goes to an address that is not confirmed. */
async function notifyOfLink(ctx: Context, { listingId, action, token }: Used): Promise<void> {
  const owner = await findConfirmedOwner(ctx, listingId)
  if (!owner) return
  const undo = undoAddress(ctx, action, token)
  await queueMail(ctx, await linkUsedEmail(ctx, { to: owner.email, title: owner.title, action, undo }))
}
