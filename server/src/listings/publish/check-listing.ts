import { prohibitedIn, prohibitedWords } from '@reable/contract/listings/prohibited-items'
import {
  conditionMissing,
  descriptionFault,
  locationMissing,
  pictureLimit,
  pictureMissing,
  priceFault,
  titleFault,
  typeMissing,
} from '@reable/contract/listings/rules'
import { checkProperties } from '#catalogue'
import { Refusal } from '#platform/refusal'
import type { Lists } from '../browse/listing-answers.ts'

/** What a person says of the thing they pass on, with its photos in their order, the first as cover. */
export type ListingDraft = ListingContent & { pictureIds: number[] }

/** All of it but its photos. */
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
  /** Words of prohibited items that the person was asked about: what they pass on is something else. */
  checkedWords?: readonly string[]
}

/** Photos are counted alone: whether they are there shows when they are attached. */
type Checked = ListingContent & { pictureIds: readonly unknown[] }

/** What is wrong with a draft, by field, in the specification's words. Empty when it can be published. */
export function checkListing(draft: Checked, { catalogue, locations }: Lists): Record<string, string[]> {
  const type = catalogue.types.get(draft.equipmentTypeId)
  const faults: [string, string | undefined][] = [
    ['equipment_type_id', type ? undefined : typeMissing],
    ['title', titleFault(draft.title) ?? prohibitedFault(draft.title, draft)],
    ['description', descriptionFault(draft.description) ?? prohibitedFault(draft.description, draft)],
    ['price', draft.free ? undefined : priceFault(draft.price)],
    ['condition_id', catalogue.conditions.has(draft.conditionId) ? undefined : conditionMissing],
    ['location_id', locations.byId.has(draft.locationId) ? undefined : locationMissing],
    ['images', pictureFault(draft.pictureIds)],
  ]
  const named = faults.flatMap(([field, fault]): [string, string[]][] => (fault ? [[field, [fault]]] : []))
  return { ...Object.fromEntries(named), ...(type && checkProperties(type, draft.properties)) }
}

/** What nobody was asked about yet, in the words by which the form asks. */
function prohibitedFault(text: string, { checkedWords = [] }: Checked): string | undefined {
  const unasked = prohibitedIn(text).filter(({ word }) => !checkedWords.includes(word))
  const sentences = unasked.map(prohibitedWords).map(({ question, about, goOn }) => `${question} ${about} ${goOn}`)
  return sentences.join(' ') || undefined
}

function pictureFault(ids: readonly unknown[]): string | undefined {
  if (ids.length === 0) return pictureMissing
  return ids.length > pictureLimit ? `Use at most ${pictureLimit} photos` : undefined
}

/** Refuses with 422 by field what cannot be published. */
export function insistOnListing(draft: Checked, lists: Lists): void {
  const errors = checkListing(draft, lists)
  if (Object.keys(errors).length) throw new Refusal('invalid', 'Some of this is not as we need it.', { errors })
}
