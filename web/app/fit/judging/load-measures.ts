import type { FitKind, ListingMeasures } from '@reable/contract/fit/types'
import { nobodysApi } from './nobodys-api.ts'

export type MeasuredListing = { id: number; equipment_type_id: number; measures: ListingMeasures }

/** In milliseconds: after that the service is asked again, which answers that nothing changed, if nothing did. */
const lifetime = 60_000
/** Of 500 listings each. */
const pagesLimit = 100

const loading = new Map<string, { at: number; listings: Promise<MeasuredListing[] | undefined> }>()

/** The measures of all public listings of a kind, the same for everyone; undefined when they cannot be loaded. */
export function loadMeasures({ name, equipmentTypeIds }: FitKind): Promise<MeasuredListing[] | undefined> {
  const present = loading.get(name)
  if (present && performance.now() - present.at < lifetime) return present.listings
  const listings = fetchAll(equipmentTypeIds.map(String))
  loading.set(name, { at: performance.now(), listings })
  listings.then((found) => {
    if (!found) loading.delete(name)
  })
  return listings
}

async function fetchAll(types: string[]): Promise<MeasuredListing[] | undefined> {
  const all: MeasuredListing[] = []
  let after: string | undefined
  for (let page = 0; page < pagesLimit; page++) {
    const reply = await nobodysApi('listMeasures', { query: { equipment_type: types, ...(after && { after }) } })
    if (!reply.ok) return undefined
    all.push(...reply.data)
    if (reply.answer.next === null) return all
    after = String(reply.answer.next)
  }
  return all
}
