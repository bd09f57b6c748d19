import { readPrice } from '@reable/contract/listings/price'
import type { Listing } from '../detail/load-listing.ts'
import { normalizeAnswer } from '../fields/field-rules.ts'
import type { EquipmentField } from '../fields/listing-lists.ts'
import { readChecked } from '../fields/prohibited-list.ts'
import { imagesOf, type Photo } from '../photos/photo.ts'

/** The values of the fields; the answers to the type's own questions stand beside the named ones, under their field names. */
export type EditValues = Record<string, string | boolean> & {
  title: string
  price: string
  free: boolean
  condition_id: string
  location_id: string
  description: string
  /** The prohibited words that were ticked. */
  checked_words: string
}

/** A listing as the fields show it. */
export function valuesOf(listing: Listing, fields: readonly EquipmentField[]): EditValues {
  return {
    ...Object.fromEntries(fields.map(({ field_name: name }) => [name, listing.properties[name] ?? ''])),
    title: listing.title,
    price: String(listing.price),
    free: listing.free,
    condition_id: String(listing.condition_id),
    location_id: String(listing.location_id),
    description: listing.description,
    checked_words: '',
  }
}

/** The answers to the type's questions, by field name. */
export const answersIn = (values: EditValues, fields: readonly EquipmentField[]): Record<string, string> =>
  Object.fromEntries(fields.map(({ field_name: name }) => [name, String(values[name] ?? '')]))

type EditInput = {
  values: EditValues
  photos: readonly Photo[]
  fields: readonly EquipmentField[]
  version: string
}

/** The body of PUT /posts/{id}, without answers that were removed. (EDIT-05, RULE-07, RULE-08) */
export function postOf(listing: Listing, { values, photos, fields, version }: EditInput) {
  const answers = fields.flatMap((field) => {
    const value = normalizeAnswer(field, String(values[field.field_name] ?? ''))
    return value ? [[field.field_name, value] as const] : []
  })
  return {
    equipment_type_id: listing.equipment_type_id,
    title: values.title.trim(),
    description: values.description.trim(),
    price: values.free ? '0' : readPrice(values.price),
    free: values.free,
    condition_id: Number(values.condition_id),
    location_id: Number(values.location_id),
    images: imagesOf(photos),
    properties: Object.fromEntries(answers),
    checked_words: readChecked(values.checked_words),
    version,
  }
}

/** True if the typed values differ from the stored ones. */
export const areChanged = (typed: EditValues, stored: EditValues): boolean =>
  Object.keys(stored).some((name) => {
    const isNoPrice = name === 'price' && typed.free && stored.free
    return !isNoPrice && typed[name] !== undefined && typed[name] !== stored[name]
  })

/** True if the photos differ from the stored ones, in their order or in their rotation. */
export const arePhotosChanged = (photos: readonly Photo[], storedIds: readonly number[]): boolean =>
  photos.length !== storedIds.length ||
  photos.some(
    ({ image, rotation, signed_id }, at) =>
      signed_id !== undefined || rotation !== 0 || image?.image_id !== storedIds[at],
  )

/** The stored photos that were marked for removal. */
export const photosToDelete = (photos: readonly Photo[], storedIds: readonly number[]): number[] =>
  storedIds.filter((id) => !photos.some(({ image, signed_id }) => signed_id === undefined && image?.image_id === id))
