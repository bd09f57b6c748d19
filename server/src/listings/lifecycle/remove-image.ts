import type { Person } from '#accounts'
import { attachPictures, forgetPictures, pictureIdsOf } from '#pictures'
import type { Context } from '#platform/context'
import { type IdempotencyKey, runOnce } from '#platform/idempotency'
import { Refusal } from '#platform/refusal'
import { lockOwnListing } from '../own/own-listing.ts'
import { findListingOfPicture } from '../own/own-listing-queries.ts'
import { screenContent } from '../publish/screen-content.ts'
import { requireMove } from './listing-lifecycle.ts'

type Removal = { owner: Person; imageId: number; key: IdempotencyKey }

/**
 * Removes a photo of a listing of one's own, once however often it is sent; the others close up. Whatever comes at the same
 * time, the last one stays: 409. Refuses as not found what is not one's own, as a conflict what is sold.
 */
export async function removeImage(ctx: Context, { owner, imageId, key }: Removal): Promise<void> {
  await runOnce(ctx, { personId: owner.id, action: `remove image ${imageId}`, key }, async (ctx) => {
    const id = await findListingOfPicture(ctx, { id: imageId, ownerId: owner.id })
    if (id === undefined) throw noSuchPhoto()
    requireMove('edit', await lockOwnListing(ctx, { id, owner }), owner)
    const pictureIds = await pictureIdsOf(ctx, id)
    // Another request removed it first.
    if (!pictureIds.includes(imageId)) throw noSuchPhoto()
    if (pictureIds.length === 1) throw lastPhoto()
    await forgetPictures(ctx, { pictureIds: [imageId] })
    const remaining = pictureIds.filter((picture) => picture !== imageId)
    await attachPictures(ctx, { listingId: id, ownerId: owner.id, pictureIds: remaining })
    await screenContent(ctx, { listingId: id, newPictureIds: [], pictureIds: remaining })
  })
}

const noSuchPhoto = () => new Refusal('not_found', 'There is no such photo.')

const lastPhoto = () => new Refusal('conflict', 'A listing keeps at least one photo. Add another one first.')
