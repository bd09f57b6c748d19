import type { Context } from '#platform/context'
import { findPicturesOfOwner } from './picture-queries.ts'
import { grantAccess } from './serving/picture-access.ts'
import { pictureAddress } from './serving/picture-addresses.ts'

/** Exports every photo of a person, those without a listing too, for this person alone. Addresses are absolute and valid for a day. */
export async function exportPictures(ctx: Context, { ownerId }: { ownerId: number }) {
  const rows = await findPicturesOfOwner(ctx, ownerId)
  return rows.map(({ id, listing_id, digest, width, height, alt, created_at }) => ({
    ...{ id, listing_id, alt, width, height, created_at },
    address: ctx.config.http.publicUrl + pictureAddress(digest, 'large', 'jpg', grantAccess(ctx, { digest })),
  }))
}
