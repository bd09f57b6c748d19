import type { Answer } from '@reable/contract/client'
import { type Context, inTransaction } from '#platform/context'
import { renewLockedListing } from '../lifecycle/renew-listing.ts'
import { lockByRenewLink } from './listing-links.ts'

/**
 * Renews a listing for 90 days from now by the link of a mail, as often as it is followed. Refuses as invalid a token that is
 * none, or whose listing is deleted; as a conflict what is sold.
 */
export function renewByLink(ctx: Context, { token }: { token: string }): Promise<Answer<'renewByLink'>> {
  return inTransaction(ctx, async (ctx) => {
    const { listing } = await lockByRenewLink(ctx, token)
    const { endsAt } = await renewLockedListing(ctx, listing, { confirmed: listing.owner_confirmed })
    return { post: { id: listing.id, title: listing.title }, expires_at_utc: endsAt.toISOString() }
  })
}
