import type { SentListing } from '@reable/contract/listings/own'
import { oneLine, plainText } from '@reable/contract/plain-text'
import type { ListingContent } from './check-listing.ts'

/** What a form sent, without what no text holds, as pasting brings it along. */
export function readSent(sent: Omit<SentListing, 'images'>): ListingContent {
  const properties = Object.entries(sent.properties).map(([name, value]) => [name, oneLine(value)])
  return {
    equipmentTypeId: sent.equipment_type_id,
    title: oneLine(sent.title),
    description: plainText(sent.description),
    price: sent.price,
    free: sent.free,
    conditionId: sent.condition_id,
    locationId: sent.location_id,
    properties: Object.fromEntries(properties),
    checkedWords: sent.checked_words,
  }
}
