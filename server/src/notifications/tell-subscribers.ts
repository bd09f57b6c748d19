import { announceLater, listRecentListings } from '#listings'
import { type Context, inTransaction } from '#platform/context'
import { enqueueAll } from '#platform/jobs'
import { type Letter, queueMails } from '#platform/mail'
import { announcementEmail } from './letters/announcement-letter.tsx'
import { claimSubscribers, type Subscriber } from './notified-queries.ts'
import { sealUnsubscribeToken } from './unsubscribe-token.ts'

/** So many in one transaction; the rest come in jobs of their own, so that others come between. */
const batchSize = 250

/**
 * Writes a mail to each who waits for such a listing, once whatever happens, and never to its owner. The letter is made once
 * for all of a run; only the link that ends it is each one's own. A listing that is hidden meanwhile is told of when it is
 * public again, to those who were not told yet; a mail that was written and lapsed since it was hidden is not written again.
 */
export async function notifySubscribers(ctx: Context, { listingId }: { listingId: number }): Promise<void> {
  const [listing] = await listRecentListings(ctx, { ids: [listingId] })
  if (!listing) return announceLater(ctx, { id: listingId })
  const typeId = listing.equipment_type.id
  await inTransaction(ctx, async (ctx) => {
    const subscribers = await claimSubscribers(ctx, { listingId, typeId, ownerId: listing.user.id, limit: batchSize })
    if (!subscribers.length) return
    const emailTo = await announcementEmail(ctx, { listing })
    const emailFor = ({ personId, email }: Subscriber): Letter => ({
      ...emailTo({ to: email, token: sealUnsubscribeToken(ctx, { personId, typeId }) }),
      repeatable: false,
      onlyWhile: { check: 'listing-still-wanted', about: { personId, typeId, listingId } },
    })
    await queueMails(ctx, subscribers.map(emailFor), 'in its turn')
    if (subscribers.length === batchSize) await enqueueAll(ctx, 'listing-published', [{ listingId }], 'in its turn')
  })
}
