import { withUnits } from '@reable/contract/catalogue/properties-rules'
import { priceLabel } from '@reable/contract/listings/rules'
import type { Listing } from '../detail/load-listing.ts'
import type { BasicLists, EquipmentField } from '../fields/listing-lists.ts'
import { mendAnswer } from '../fields/rules-of-fields.ts'
import type { Photo } from '../photos/photo.ts'
import { arePhotosChanged, type EditValues, valuesOf } from './edit-values.ts'

/** One thing that two versions of a listing say differently. */
export type Difference = { label: string; mine: string; theirs: string }

type Mine = { values: EditValues; photos: readonly Photo[] }
type Lists = BasicLists & { fields: readonly EquipmentField[] }

/** What the typed version and the stored one say differently, in words, in the order of the page. */
export function differencesOf(mine: Mine, theirs: Listing, lists: Lists): Difference[] {
  const [own, stored] = [wordsOf(mine.values, lists), wordsOf(valuesOf(theirs, lists.fields), lists)]
  const rows = own.map(({ label, words }, at) => ({ label, mine: words, theirs: stored[at]?.words ?? '' }))
  const photos = photoWords(
    mine.photos,
    theirs.images.map(({ image_id }) => image_id),
  )
  return [...rows.filter((row) => row.mine !== row.theirs), ...photos]
}

function wordsOf(values: EditValues, { conditions, locations, fields }: Lists) {
  const nameIn = (list: readonly { id: number; name: string }[], id: string) =>
    list.find((one) => String(one.id) === id)?.name ?? nothing
  return [
    { label: 'Title', words: values.title.trim() || nothing },
    { label: 'Price', words: values.free ? 'FREE' : priceLabel(Number(values.price)) },
    { label: 'Condition', words: nameIn(conditions, values.condition_id) },
    { label: 'Location', words: nameIn(locations, values.location_id) },
    { label: 'Description', words: values.description.trim() || nothing },
    ...fields.map((field) => {
      const value = mendAnswer(field, String(values[field.field_name] ?? ''))
      return { label: field.label, words: value ? withUnits(field, value) : nothing }
    }),
  ]
}

const nothing = 'Not filled in'

function photoWords(photos: readonly Photo[], storedIds: readonly number[]): Difference[] {
  if (!arePhotosChanged(photos, storedIds)) return []
  const [mine, theirs] = [count(photos.length), count(storedIds.length)]
  return [{ label: 'Photos', mine: mine === theirs ? `${mine}, chosen, ordered or turned otherwise` : mine, theirs }]
}

const count = (photos: number) => `${photos} ${photos === 1 ? 'photo' : 'photos'}`
