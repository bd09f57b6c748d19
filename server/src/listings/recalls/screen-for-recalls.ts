import { picturesOf } from '#pictures'
import { type Context, inTransaction } from '#platform/context'
import { queueMail } from '#platform/mail'
import { type Checked, checkListing } from '#recalls'
import { screenContent } from '../publish/screen-content.ts'
import { askModelEmail } from './ask-model-email.tsx'

/**
 * Looks at a listing again because of a recall that is new or has changed: one that is recalled is suspended, one that is so no longer is shown
 * again, and where it may be recalled its owner is asked for the model, once for each card. Safe to repeat: what was found before is
 * stored, and read behind the listing's lock.
 */
export async function screenForRecalls(ctx: Context, { listingId }: { listingId: number }): Promise<void> {
  await inTransaction(ctx, async (ctx) => {
    const listing = await lockForRecalls(ctx, listingId)
    if (!listing || listing.deleted_at) return
    // What was handed over is nobody's to hide any more.
    const isHandedOver = listing.last_feedback !== null
    const { newPossible }: Checked = await checkListing(ctx, listingId)
    if (isHandedOver) return
    const pictureIds = ((await picturesOf(ctx, [listingId])).get(listingId) ?? []).map(({ id }) => id)
    await screenContent(ctx, { listingId, newPictureIds: [], pictureIds })
    const [card] = newPossible
    if (card && listing.active) await queueMail(ctx, await askModelEmail(ctx, { listing, card: card.fields }))
  })
}

/** A listing with its owner's address, locked until the transaction ends. */
const lockForRecalls = ({ db }: Context, id: number) =>
  db
    .selectFrom('listings')
    .innerJoin('people', 'people.id', 'listings.owner_id')
    .select(['listings.id', 'listings.title', 'listings.active', 'last_feedback', 'deleted_at', 'people.email'])
    .where('listings.id', '=', id)
    .forUpdate('listings')
    .executeTakeFirst()
