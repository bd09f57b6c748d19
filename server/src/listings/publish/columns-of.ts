import type { ReferenceLists } from '../browse/reference-lists.ts'
import type { ListingContent } from './check-listing.ts'

/** Returns a checked draft as columns: a free thing costs nothing, an empty answer is left out, the type determines the category. */
export function columnsOf(draft: ListingContent, { catalogue }: ReferenceLists) {
  const type = catalogue.types.get(draft.equipmentTypeId)
  if (!type) throw new Error('a listing is checked before it is written')
  const answered = Object.entries(draft.properties).filter(([, value]) => value.trim())
  return {
    equipment_type_id: type.id,
    category_id: type.categoryId,
    condition_id: draft.conditionId,
    location_id: draft.locationId,
    title: draft.title.trim(),
    description: draft.description.trim(),
    price: draft.free ? 0 : Number(draft.price),
    properties: JSON.stringify(Object.fromEntries(answered)),
  }
}
