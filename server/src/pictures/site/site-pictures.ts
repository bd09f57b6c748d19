import { type Context, inTransaction } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { acceptBytes } from '../uploads/take-bytes.ts'
import { deleteSitePictures, insertSitePicture } from './site-picture-queries.ts'

/** A picture that is nobody's, for as long as a part of the site shows it. */
type SitePicture = { shownBy: string; bytes: Buffer }

/**
 * Takes in a picture that a part of the site shows, under the same rules as a person's photo, and answers its digest. The same
 * bytes twice are one. Refuses as invalid, at `images`, what cannot be taken.
 */
export function acceptSitePicture(ctx: Context, { shownBy, bytes }: SitePicture): Promise<string> {
  return acceptBytes(ctx, { bytes, rotation: 0 }, async (ctx, stored) => {
    await insertSitePicture(ctx, { shown_by: shownBy, ...stored, created_at: ctx.clock.now() })
    return stored.digest
  })
}

/** Lets go of every picture of a part of the site but these, and has the bytes that nobody else needs removed. */
export function pruneSitePictures(ctx: Context, shown: { shownBy: string; digests: string[] }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const digests = await deleteSitePictures(ctx, shown)
    if (digests.length) await enqueue(ctx, 'drop-bytes', { digests })
  })
}
