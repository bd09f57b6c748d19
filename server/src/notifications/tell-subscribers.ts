import { announceLater, listRecentListings } from '#listings'
import { type Context, inTransaction } from '#platform/context'
import { enqueueAll } from '#platform/jobs'
import { type Letter, queueMails } from '#platform/mail'
import { announcementLetter } from './letters/announcement-letter.tsx'
import { type Subscriber, takeSubscribers } from './notified-queries.ts'
import { sealUnsubscribing } from './unsubscribe-token.ts'

/** So many in one transaction; the rest come in jobs of their own, so that others come between. */
const inOneRun = 250

/**
 * Writes a mail to each who waits for such a listing, once whatever happens, and never to its owner. The letter is made once
 * for all of a run; only the link that ends it is each one's own. A listing that is hidden meanwhile is told of when it is
 * public again, to those who were not told yet; a mail that was written and lapsed since it was hidden is not written again.
 */
export async function tellSubscribers(ctx: Context, { listingId }: { listingId: number }): Promise<void> {
  const [listing] = await listRecentListings(ctx, { ids: [listingId] })
  if (!listing) return announceLater(ctx, { id: listingId })
  const typeId = listing.equipment_type.id
  await inTransaction(ctx, async (ctx) => {
    const told = await takeSubscribers(ctx, { listingId, typeId, ownerId: listing.user.id, most: inOneRun })
    if (!told.length) return
    const letterTo = await announcementLetter(ctx, { listing })
    const address = ({ personId, email }: Subscriber): Letter => ({
      ...letterTo({ to: email, token: sealUnsubscribing(ctx, { personId, typeId }) }),
      repeatable: false,
      onlyWhile: { check: 'listing-still-wanted', about: { personId, typeId, listingId } },
    })
    await queueMails(ctx, told.map(address), 'in its turn')
    if (told.length === inOneRun) await enqueueAll(ctx, 'listing-published', [{ listingId }], 'in its turn')
  })
}
