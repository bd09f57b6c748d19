import { type Context, inTransaction } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { acceptBytes } from '../uploads/accept-bytes.ts'
import { deleteSitePictures, insertSitePicture } from './site-picture-queries.ts'

/** A picture without an owner, which stays as long as a part of the site shows it. */
type SitePicture = { shownBy: string; bytes: Buffer }

/**
 * Accepts a picture that a part of the site shows, under the same rules as a person's photo, and returns its digest. The same
 * bytes twice are one. Refuses as invalid, at `images`, what cannot be accepted.
 */
export function acceptSitePicture(ctx: Context, { shownBy, bytes }: SitePicture): Promise<string> {
  return acceptBytes(ctx, { bytes, rotation: 0 }, async (ctx, { digest, width, height }) => {
    await insertSitePicture(ctx, { shown_by: shownBy, digest, width, height, created_at: ctx.clock.now() })
    return digest
  })
}

/** Removes every picture of a part of the site but these; a job removes the bytes that nobody else needs. */
export function pruneSitePictures(ctx: Context, shown: { shownBy: string; digests: string[] }): Promise<void> {
  return inTransaction(ctx, async (ctx) => {
    const digests = await deleteSitePictures(ctx, shown)
    if (digests.length) await enqueue(ctx, 'drop-bytes', { digests })
  })
}
