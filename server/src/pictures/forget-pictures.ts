import { type Context, inTransaction } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { removeOrphanBytes } from './encoding/stored-bytes.ts'
import { deletePictures, type PictureSelection } from './picture-queries.ts'

/**
 * Removes pictures, and then the bytes that no other picture needs. Inside a transaction, which may still be rolled back, a job
 * removes the bytes once it has committed. After a kill between rows and bytes the next sweep does.
 */
export async function forgetPictures(ctx: Context, selection: PictureSelection): Promise<void> {
  if ('pictureIds' in selection && !selection.pictureIds.length) return
  const digests = await inTransaction(ctx, (ctx) => deletePictures(ctx, selection))
  if (!ctx.db.isTransaction) return removeOrphanBytes(ctx, digests)
  if (digests.length) await enqueue(ctx, 'drop-bytes', { digests })
}

/** Removes all pictures of a listing, as `forgetPictures` does. */
export function forgetPicturesOf(ctx: Context, { listingId }: { listingId: number }): Promise<void> {
  return forgetPictures(ctx, { listingId })
}
