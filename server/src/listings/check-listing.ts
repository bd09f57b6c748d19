import {
  conditionMissing,
  descriptionFault,
  locationMissing,
  pictureLimit,
  pictureMissing,
  priceFault,
  titleFault,
  typeMissing,
} from '@reable/contract/listings-rules'
import { type Catalogue, checkProperties } from '#catalogue'
import type { Locations } from '#places'

/** What a person says of the thing they pass on. `price` is as typed; it does not count when `free`. */
export type ListingDraft = {
  equipmentTypeId: number
  title: string
  description: string
  price: string
  free: boolean
  conditionId: number
  locationId: number
  pictureIds: number[]
  /** Answers to the type's own questions, by field name. */
  properties: Record<string, string>
}

/** What is wrong with a draft, by field, in the specification's words. Empty when it can be published. */
export function checkListing(
  draft: ListingDraft,
  { catalogue, locations }: { catalogue: Catalogue; locations: Locations },
): Record<string, string[]> {
  const type = catalogue.types.get(draft.equipmentTypeId)
  const faults: [string, string | undefined][] = [
    ['equipment_type_id', type ? undefined : typeMissing],
    ['title', titleFault(draft.title)],
    ['description', descriptionFault(draft.description)],
    ['price', draft.free ? undefined : priceFault(draft.price)],
    ['condition_id', catalogue.conditions.has(draft.conditionId) ? undefined : conditionMissing],
    ['location_id', locations.byId.has(draft.locationId) ? undefined : locationMissing],
    ['images', pictureFault(draft.pictureIds)],
  ]
  const named = faults.flatMap(([field, fault]): [string, string[]][] => (fault ? [[field, [fault]]] : []))
  return { ...Object.fromEntries(named), ...(type && checkProperties(type, draft.properties)) }
}

function pictureFault(ids: number[]): string | undefined {
  if (ids.length === 0) return pictureMissing
  return ids.length > pictureLimit ? `Use at most ${pictureLimit} photos` : undefined
}
