import type { Listing } from '../detail/load-listing.ts'
import type { PhotoStore } from '../photos/photo-store.ts'

/** Marks the photos of an edit that the stored version no longer has. */
export function markRemovedPhotos(photos: PhotoStore, { images }: Pick<Listing, 'images'>): void {
  const stored = images.map(({ image_id }) => image_id)
  for (const { id, image, signed_id } of photos.getState().photos) {
    if (image && signed_id === undefined && !stored.includes(image.image_id)) photos.markMissing(id)
  }
}
