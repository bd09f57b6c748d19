import type { SentListing } from '@reable/contract/listings-own'
import { plainText } from '@reable/contract/plain-text'
import type { ListingContent } from './check-listing.ts'

/** What a form sent, without what no text holds: letters cut in half and control characters, as pasting brings them along. */
export function readSent(sent: Omit<SentListing, 'images'>): ListingContent {
  const properties = Object.entries(sent.properties).map(([name, value]) => [name, inOneLine(value)])
  return {
    equipmentTypeId: sent.equipment_type_id,
    title: inOneLine(sent.title),
    description: plainText(sent.description),
    price: sent.price,
    free: sent.free,
    conditionId: sent.condition_id,
    locationId: sent.location_id,
    properties: Object.fromEntries(properties),
  }
}

const inOneLine = (text: string) => plainText(text).replace(/\s+/g, ' ').trim()
