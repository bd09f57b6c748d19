import { browserApi } from '../../api.ts'
import type { SaveResult } from '../../editing/save-result.ts'
import type { AlertMessage } from '../../shell/alerts/alert-message.ts'
import type { Listing } from '../detail/load-listing.ts'
import type { EquipmentField } from '../fields/listing-lists.ts'
import type { Photo } from '../photos/photo.ts'
import { edited, photoStayed } from './edit-alerts.ts'
import { type EditValues, photosToDelete, postOf } from './edit-values.ts'

/** The stored listing that an edit starts from. */
export type Base = { listing: Listing; imageIds: readonly number[] }

export const baseOf = (listing: Listing): Base => ({
  listing,
  imageIds: listing.images.map(({ image_id }) => image_id),
})

type Edit = { base: Base; values: EditValues; photos: readonly Photo[]; fields: readonly EquipmentField[] }

export type SaveEditResult = SaveResult<Base, { alerts: AlertMessage[] }>

/**
 * Saves an edit, then removes the photos that were marked for it: only once the new ones are in, so that a listing never
 * loses its last. (EDIT-05)
 */
export async function saveEdit({ base, values, photos, fields }: Edit): Promise<SaveEditResult> {
  const { listing, imageIds } = base
  const id = String(listing.id)
  const post = postOf(listing, { values, photos, fields, version: listing.updated_at_utc })
  const reply = await browserApi('editListing', { params: { id }, body: { post } })
  if (reply.ok) return { kind: 'saved', alerts: [edited, ...(await removePhotos(photosToDelete(photos, imageIds)))] }
  const stored = reply.status === 409 ? await browserApi('getListing', { params: { id } }) : undefined
  if (stored?.ok && stored.data.post.updated_at_utc !== listing.updated_at_utc && !stored.data.post.last_feedback)
    return { kind: 'conflict', theirs: baseOf(stored.data.post) }
  return { kind: 'refused', reply }
}

/** Removes photos, and returns an alert if one could not be removed; one that is already gone is no error. */
async function removePhotos(imageIds: number[]): Promise<AlertMessage[]> {
  const calls = imageIds.map((id) => browserApi('removeImage', { params: { imageId: String(id) } }))
  const failures = (await Promise.all(calls)).flatMap((reply) => (reply.ok || reply.status === 404 ? [] : [reply]))
  return failures.slice(0, 1).map(photoStayed)
}
