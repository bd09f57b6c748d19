import { Refusal } from '#platform/refusal'
import type { Filter } from './browse-queries.ts'
import type { Lists } from './listing-answers.ts'

export type FilterNames = {
  'categories[]'?: string[] | undefined
  'locations[]'?: string[] | undefined
  'conditions[]'?: string[] | undefined
  'price_range[starting_price]'?: number | undefined
  'price_range[ending_price]'?: number | undefined
  search_query?: string | undefined
}

/** The names of the address as ids. A name that stands for nothing is refused by its field, with all such in one answer. */
export function filterOf(names: FilterNames, { catalogue, locations }: Lists): Filter {
  const errors: Record<string, string[]> = {}
  const find = (field: keyof FilterNames, what: string, lists: Map<string, number>[]) =>
    lists
      .map(() => [] as number[])
      .map((ids, at) => {
        for (const name of (names[field] as string[] | undefined) ?? []) {
          const id = lists[at]?.get(name.toLowerCase())
          if (id !== undefined) ids.push(id)
          else if (at === 0 && !lists.some((list) => list.has(name.toLowerCase())))
            errors[field] = [...(errors[field] ?? []), `There is no ${what} called “${name}”`]
        }
        return ids
      })
  const [categoryIds = [], typeIds = []] = find('categories[]', 'category or equipment type', [
    idsByName(catalogue.categories.values()),
    idsByName(catalogue.types.values()),
  ])
  const [locationIds = []] = find('locations[]', 'place', [idsByName(locations.all)])
  const [conditionIds = []] = find('conditions[]', 'condition', [idsByName(catalogue.conditions.values())])
  if (Object.keys(errors).length) throw new Refusal('invalid', 'Some of these filters are not known.', { errors })
  return {
    categoryIds,
    typeIds,
    locationIds,
    conditionIds,
    leastPrice: names['price_range[starting_price]'],
    mostPrice: names['price_range[ending_price]'],
    words: names.search_query || undefined,
  }
}

const idsByName = (list: Iterable<{ id: number; name: string }>) =>
  new Map([...list].map(({ id, name }) => [name.toLowerCase(), id]))
