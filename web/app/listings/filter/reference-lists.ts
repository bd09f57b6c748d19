import type { Client } from '@reable/contract/client'

type NamedRow = { id: number; name: string }

export type ReferenceLists = {
  categories: (NamedRow & { types: NamedRow[] })[]
  locations: NamedRow[]
  conditions: NamedRow[]
  sorts: { text: string; value: string }[]
}

/** In milliseconds: volunteers may change them. On the server each page has what stands now, and with it what it was made from. */
const ttl = import.meta.env.SSR ? 0 : 60_000

let cached: { at: number; lists: Promise<ReferenceLists | undefined> } | undefined

/** The lists behind the filter, cached in a browser's memory; undefined when one of them fails. */
export function loadReferenceLists(api: Client): Promise<ReferenceLists | undefined> {
  if (cached && performance.now() - cached.at < ttl) return cached.lists
  const lists = fetchLists(api)
  cached = { at: performance.now(), lists }
  lists.then((fetched) => {
    if (!fetched) cached = undefined
  })
  return lists
}

async function fetchLists(api: Client): Promise<ReferenceLists | undefined> {
  const [categories, locations, conditions, sorts] = await Promise.all([
    api('listCategories', {}),
    api('listLocationsToFilter', { query: {} }),
    api('listConditions', {}),
    api('listSortOptions', {}),
  ])
  if (!categories.ok || !locations.ok || !conditions.ok || !sorts.ok) return undefined
  return {
    categories: categories.data.map(({ id, name, equipment_types }) => ({
      id,
      name,
      types: equipment_types.map(idAndName),
    })),
    locations: locations.data.map(idAndName),
    conditions: conditions.data.map(idAndName),
    sorts: sorts.data,
  }
}

const idAndName = ({ id, name }: NamedRow): NamedRow => ({ id, name })
