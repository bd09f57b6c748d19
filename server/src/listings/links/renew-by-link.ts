import type { Answer } from '@reable/contract/client'
import { undoDays } from '@reable/contract/listings/lifecycle'
import { day } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { lifetimeFrom } from '../lifecycle/listing-lifecycle.ts'
import { renewLockedListing } from '../lifecycle/renew-listing.ts'
import { updateListing } from '../own/own-listing-queries.ts'
import { learnWordsSoon } from '../search/learn-words.ts'
import { findStateBefore, updateLinkUsed } from './listing-link-queries.ts'
import { lockByRenewLink } from './listing-links.ts'
import { notifyOfLink } from './notify-of-link.ts'

/**
 * Renews a listing for 90 days from now by the link of a mail, as often as it is followed. Programs open links too, so its owner is emailed how
 * to undo it, once a day at most. Refuses as invalid a token that is none, or whose listing is deleted; as a conflict what is sold.
 */
export function renewByLink(ctx: Context, { token }: { token: string }): Promise<Answer<'renewByLink'>> {
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
export function undoRenewByLink(ctx: Context, { token }: { token: string }): Promise<Answer<'undoRenewByLink'>> {
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
