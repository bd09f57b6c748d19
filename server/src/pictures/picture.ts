import type { PictureRow } from './picture-queries.ts'

/** A photo that is ready to be shown. Width and height are those of its large size, in px; `rotation` is in its pixels already. */
export type Picture = {
  id: number
  ownerId: number
  listingId: number | null
  digest: string
  width: number
  height: number
  alt: string | null
  rotation: number
}

export function pictureOf(row: PictureRow): Picture {
  const { id, owner_id: ownerId, listing_id: listingId, digest, width, height, alt, rotation } = row
  return { id, ownerId, listingId, digest, width, height, alt, rotation }
}
