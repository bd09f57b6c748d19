import { type Person, requireNotLimited } from '#accounts'
import { forgetPicturesOf } from '#pictures'
import { type Context, inTransaction } from '#platform/context'
import { deleteLinksOf } from '../links/listing-link-queries.ts'
import { noSuchListing } from '../own/own-listing.ts'
import { lockListing, updateListing } from '../own/own-listing-queries.ts'
import { learnWordsSoon } from '../search/learn-words.ts'
import { deletionChanges } from './listing-lifecycle.ts'
import { endHandoversSoon } from './reserve-listing.ts'

/**
 * Deletes a listing of one's own in whatever state it is: its address says so from then on, its photos and the links of its
 * mails are removed. Repeated, it changes nothing. Refuses as not found what is not one's own, and as limited
 * a person who came in by a sign-up that may be a stranger's at what others can see.
 */
export function deleteListing(ctx: Context, { owner, id }: { owner: Person; id: number }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const listing = await lockListing(ctx, id)
    if (listing?.owner_id !== owner.id) throw noSuchListing()
    if (listing.deleted_at) return
    if (listing.owner_confirmed) requireNotLimited(owner)
    await updateListing(ctx, id, deletionChanges(ctx.clock.now()))
    await deleteLinksOf(ctx, id)
    await forgetPicturesOf(ctx, { listingId: id })
    await endHandoversSoon(ctx)
    await learnWordsSoon(ctx)
  })
}
