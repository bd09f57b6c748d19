import { withUnits } from '@reable/contract/catalogue/properties-rules'
import { priceLabel } from '@reable/contract/listings/rules'
import type { Difference } from '../../editing/difference.ts'
import type { Listing } from '../detail/load-listing.ts'
import { normalizeAnswer } from '../fields/field-rules.ts'
import type { BasicLists, EquipmentField } from '../fields/listing-lists.ts'
import type { Photo } from '../photos/photo.ts'
import { arePhotosChanged, type EditValues, valuesOf } from './edit-values.ts'

type Mine = { values: EditValues; photos: readonly Photo[] }
type DifferenceLists = BasicLists & { fields: readonly EquipmentField[] }

/** The differences between the typed version and the stored one, as text, in the order of the page. */
export function differencesOf(mine: Mine, theirs: Listing, lists: DifferenceLists): Difference[] {
  const [own, stored] = [textsOf(mine.values, lists), textsOf(valuesOf(theirs, lists.fields), lists)]
  const rows = own.map(({ label, text }, at) => ({ label, mine: text, theirs: stored[at]?.text ?? '' }))
  const photos = photoDifference(
    mine.photos,
    theirs.images.map(({ image_id }) => image_id),
  )
  return [...rows.filter((row) => row.mine !== row.theirs), ...photos]
}

function textsOf(values: EditValues, { conditions, locations, fields }: DifferenceLists) {
  const nameIn = (list: readonly { id: number; name: string }[], id: string) =>
    list.find((one) => String(one.id) === id)?.name ?? notFilledIn
  return [
    { label: 'Title', text: values.title.trim() || notFilledIn },
    { label: 'Price', text: values.free ? 'FREE' : priceLabel(Number(values.price)) },
    { label: 'Condition', text: nameIn(conditions, values.condition_id) },
    { label: 'Location', text: nameIn(locations, values.location_id) },
    { label: 'Description', text: values.description.trim() || notFilledIn },
    ...fields.map((field) => {
      const value = normalizeAnswer(field, String(values[field.field_name] ?? ''))
      return { label: field.label, text: value ? withUnits(field, value) : notFilledIn }
    }),
  ]
}

const notFilledIn = 'Not filled in'

function photoDifference(photos: readonly Photo[], storedIds: readonly number[]): Difference[] {
  if (!arePhotosChanged(photos, storedIds)) return []
  const [mine, theirs] = [photoCount(photos.length), photoCount(storedIds.length)]
  return [{ label: 'Photos', mine: mine === theirs ? `${mine}, chosen, ordered or turned otherwise` : mine, theirs }]
}

const photoCount = (photos: number) => `${photos} ${photos === 1 ? 'photo' : 'photos'}`
