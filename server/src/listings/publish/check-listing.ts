import {
  conditionMissing,
  descriptionError,
  locationMissing,
  pictureLimit,
  pictureMissing,
  priceError,
  titleError,
  typeMissing,
  typeRetired,
} from '@reable/contract/listings/rules'
import { placeClosed } from '@reable/contract/places/edited-rules'
import { wordsToCheck } from '@reable/contract/prohibited/rules'
import { checkProperties, type EquipmentType } from '#catalogue'
import type { Locations } from '#places'
import { Refusal } from '#platform/refusal'
import type { CheckLists } from '../browse/reference-lists.ts'

/** A person's description of the thing they pass on, with its photos in their order, the first as cover. */
export type ListingDraft = ListingContent & { pictureIds: number[] }

/** The same without its photos. */
export type ListingContent = {
  equipmentTypeId: number
  title: string
  description: string
  /** As typed; it does not count when `free`. */
  price: string
  free: boolean
  conditionId: number
  locationId: number
  /** Answers to the type's own questions, by field name. */
  properties: Record<string, string>
  /** Words of prohibited items that the person said to mean something else; a volunteer looks first at a listing with others. */
  checkedWords?: readonly string[]
}

/** Photos are only counted here: whether they exist is checked when they are attached. */
type UncheckedDraft = ListingContent & { pictureIds: readonly unknown[]; before?: ListingBefore | undefined }

/** What a listing says that is edited: what is retired or closed may stay as it was. */
export type ListingBefore = {
  equipmentTypeId: number
  locationId: number
  properties: Record<string, string>
  checkedWords: readonly string[]
}

declare const checked: unique symbol

/** A draft that was checked and can be published, with its equipment type. Nothing but the check makes one, so that it is done once. */
export type CheckedDraft = ListingContent & { type: EquipmentType; readonly [checked]: true }

/** The errors are by field, in the specification's texts. */
type CheckResult = { draft: CheckedDraft } | { errors: Record<string, string[]> }

/** Checks a draft against the rules of a listing and the reference lists. */
export function checkListing({ pictureIds, before, ...content }: UncheckedDraft, lists: CheckLists): CheckResult {
  const type = lists.catalogue.types.get(content.equipmentTypeId)
  const errors = errorsOf({ ...content, pictureIds, before }, type, lists)
  if (!type || Object.keys(errors).length) return { errors }
  const checkedWords = checkedWordsOf({ ...content, before }, lists)
  const draft: ListingContent & { type: EquipmentType } = { ...content, checkedWords, type }
  return { draft: draft as CheckedDraft }
}

/** The prohibited words in a draft of which its owner said, now or in an earlier edit, that they mean something else. */
function checkedWordsOf(
  { title, description, checkedWords = [], before }: Omit<UncheckedDraft, 'pictureIds'>,
  { prohibited }: CheckLists,
): string[] {
  const checked = [...checkedWords, ...(before?.checkedWords ?? [])]
  return wordsToCheck([title, description], prohibited).filter((word) => checked.includes(word))
}

function errorsOf(
  draft: UncheckedDraft,
  type: EquipmentType | undefined,
  { catalogue, locations }: CheckLists,
): Record<string, string[]> {
  const errors: [string, string | undefined][] = [
    ['equipment_type_id', typeError(type, draft)],
    ['title', titleError(draft.title)],
    ['description', descriptionError(draft.description)],
    ['price', draft.free ? undefined : priceError(draft.price)],
    ['condition_id', catalogue.conditions.has(draft.conditionId) ? undefined : conditionMissing],
    ['location_id', locationError(locations, draft)],
    ['images', pictureError(draft.pictureIds)],
  ]
  const byField = errors.flatMap(([field, error]): [string, string[]][] => (error ? [[field, [error]]] : []))
  return {
    ...Object.fromEntries(byField),
    ...(type && checkProperties(type, draft.properties, draft.before?.properties)),
  }
}

function typeError(type: EquipmentType | undefined, { before }: UncheckedDraft): string | undefined {
  if (!type) return typeMissing
  return type.retired && before?.equipmentTypeId !== type.id ? typeRetired : undefined
}

function locationError({ byId }: Locations, { locationId, before }: UncheckedDraft): string | undefined {
  const location = byId.get(locationId)
  if (!location) return locationMissing
  return location.closed && before?.locationId !== locationId ? placeClosed : undefined
}

function pictureError(ids: readonly unknown[]): string | undefined {
  if (ids.length === 0) return pictureMissing
  return ids.length > pictureLimit ? `Use at most ${pictureLimit} photos` : undefined
}

/** Returns the draft as checked. Refuses with 422 by field what cannot be published. */
export function requireValidListing(draft: UncheckedDraft, lists: CheckLists): CheckedDraft {
  const result = checkListing(draft, lists)
  if ('errors' in result) throw new Refusal('invalid', 'Some of this is not as we need it.', { errors: result.errors })
  return result.draft
}
