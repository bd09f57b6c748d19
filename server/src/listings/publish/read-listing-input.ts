import type { ListingInput } from '@reable/contract/listings/own'
import { oneLine, plainText } from '@reable/contract/plain-text'
import type { ListingContent } from './check-listing.ts'

/** Reads the input of a form, without characters that no text should contain, such as pasting brings along. */
export function readListingInput(input: Omit<ListingInput, 'images'>): ListingContent {
  const properties = Object.entries(input.properties).map(([name, value]) => [name, oneLine(value)])
  return {
    equipmentTypeId: input.equipment_type_id,
    title: oneLine(input.title),
    description: plainText(input.description),
    price: input.price,
    free: input.free,
    conditionId: input.condition_id,
    locationId: input.location_id,
    properties: Object.fromEntries(properties),
    checkedWords: input.checked_words,
  }
}
