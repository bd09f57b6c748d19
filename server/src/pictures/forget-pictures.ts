import { type Context, inTransaction } from '#platform/context'
import { deletePictures, type WhichPictures } from './picture-queries.ts'
import { dropUnnamed } from './stored-bytes.ts'

/**
 * Removes pictures, and then the bytes that no other picture needs. Inside a transaction that may still be undone the bytes
 * stay for the next sweep, as they do after a kill between the two.
 */
export async function forgetPictures(ctx: Context, which: WhichPictures): Promise<void> {
  if ('pictureIds' in which && !which.pictureIds.length) return
  const digests = await inTransaction(ctx, (ctx) => deletePictures(ctx, which))
  if (!ctx.db.isTransaction) await dropUnnamed(ctx, digests)
}

/** Removes all pictures of a listing, as `forgetPictures` does. */
export function forgetPicturesOf(ctx: Context, { listingId }: { listingId: number }): Promise<void> {
  return forgetPictures(ctx, { listingId })
}
