import type { Client } from '@reable/contract/client'

type Named = { id: number; name: string }

export type Reference = {
  categories: (Named & { types: Named[] })[]
  locations: Named[]
  conditions: Named[]
  sorts: { text: string; value: string }[]
}

/** Half a minute on the server, where they change under it; in a browser the whole visit. */
const life = import.meta.env.SSR ? 30_000 : Number.POSITIVE_INFINITY

let kept: { at: number; lists: Promise<Reference | undefined> } | undefined

/** The lists behind the filter, kept in memory; undefined when they cannot be had just now. */
export function referenceOf(api: Client): Promise<Reference | undefined> {
  if (kept && performance.now() - kept.at < life) return kept.lists
  const lists = askForLists(api)
  kept = { at: performance.now(), lists }
  lists.then((found) => {
    if (!found) kept = undefined
  })
  return lists
}

async function askForLists(api: Client): Promise<Reference | undefined> {
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
      types: equipment_types.map(named),
    })),
    locations: locations.data.map(named),
    conditions: conditions.data.map(named),
    sorts: sorts.data,
  }
}

const named = ({ id, name }: Named): Named => ({ id, name })
