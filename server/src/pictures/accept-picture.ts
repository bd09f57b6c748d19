import type { Context } from '#platform/context'
import type { Rotation } from './encoding/picture-sizes.ts'
import { storeHash } from './hashes/hash-queries.ts'
import { type Picture, pictureOf } from './picture.ts'
import { insertPicture } from './picture-queries.ts'
import { acceptBytes } from './uploads/accept-bytes.ts'

/** `alt` describes the picture for who cannot see it; `rotation` rotates it clockwise, in degrees, after the camera's own orientation. */
export type AcceptPicture = { ownerId: number; bytes: Buffer; alt?: string; rotation?: Rotation }

/**
 * Accepts a photo: JPEG or PNG by content, at most 15 MB and 40 megapixels. Its row, which this returns, is the proof that
 * it is decoded, free of metadata and stored. Refuses as invalid, with one message at `images`, what cannot be accepted.
 */
export function acceptPicture(ctx: Context, input: AcceptPicture): Promise<Picture> {
  const { ownerId, bytes, alt = null, rotation = 0 } = input
  return acceptBytes(ctx, { bytes, rotation }, async (ctx, stored) => {
    const created_at = ctx.clock.now()
    if (stored.hash) await storeHash(ctx, stored.hash)
    return pictureOf(await insertPicture(ctx, { owner_id: ownerId, ...stored, rotation, alt, created_at }))
  })
}
