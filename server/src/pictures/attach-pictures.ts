import { pictureMissing } from '@reable/contract/listings/rules'
import { type Context, inTransaction } from '#platform/context'
import { imagesRefusal, photoGone } from './encoding/picture-refusals.ts'
import { lockPictures, setPicturesOfListing } from './picture-queries.ts'

/**
 * Gives a listing its owner's pictures in this order, the first as cover. Pictures that the listing already has and
 * that are not requested follow in their present order. Refuses as invalid, at `images`, when none is requested or one is not
 * available to the owner.
 */
export function attachPictures(
  ctx: Context,
  { listingId, ownerId, pictureIds }: { listingId: number; ownerId: number; pictureIds: number[] },
): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const requested = new Set(pictureIds)
    if (!requested.size) throw imagesRefusal(pictureMissing)
    const pictures = await lockPictures(ctx, { listingId, pictureIds })
    // A photo that was sent in a message is not to be seen by more than its two people.
    const own = pictures.filter((picture) => picture.owner_id === ownerId && picture.message_id === null)
    const available = new Set(
      own.filter(({ listing_id: attachedTo }) => attachedTo === null || attachedTo === listingId).map(({ id }) => id),
    )
    if (pictureIds.some((id) => !available.has(id))) throw imagesRefusal(photoGone)
    const others = pictures.map(({ id }) => id).filter((id) => !requested.has(id))
    await setPicturesOfListing(ctx, listingId, [...requested, ...others])
  })
}
