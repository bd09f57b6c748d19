import type { Near } from '@reable/contract/listings/near-query'
import type { FieldFilter } from '@reable/contract/listings/query'
import type { Catalogue } from '#catalogue'
import { locationsNear } from '#places'
import { Refusal } from '#platform/refusal'
import type { ReferenceLists } from '../browse/reference-lists.ts'
import type { Filter } from './filter.ts'
import { readMeasures } from './read-measures.ts'
import { hasOnlyStopWords, plainText } from './search-text.ts'

export type FilterNames = {
  'categories[]'?: string[] | undefined
  'locations[]'?: string[] | undefined
  'conditions[]'?: string[] | undefined
  'price_range[starting_price]'?: number | undefined
  'price_range[ending_price]'?: number | undefined
  search_query?: string | undefined
  fields: FieldFilter[]
  brand?: string | undefined
  reserved?: 'hide' | undefined
  near?: Near | undefined
}

/**
 * Reads the names of the query as ids. Unknown names are refused by their keys, all in one answer. The search terms are as
 * typed: correcting them is another step.
 */
export function readFilter(names: FilterNames, { catalogue, locations }: ReferenceLists): Filter {
  const errors: Record<string, string[]> = {}
  const kinds = readNames(names['categories[]'], [catalogue.categories.values(), catalogue.types.values()])
  const places = readNames(names['locations[]'], [locations.all])
  const conditions = readNames(names['conditions[]'], [catalogue.conditions.values()])
  refuseUnknown(errors, 'categories[]', 'category or equipment type', kinds.unknown)
  refuseUnknown(errors, 'locations[]', 'place', places.unknown)
  refuseUnknown(errors, 'conditions[]', 'condition', conditions.unknown)
  const [categoryIds = [], typeIds = []] = kinds.ids
  const measures = readMeasures(names.fields, typesOf(catalogue, { categoryIds, typeIds }), [
    ...catalogue.types.values(),
  ])
  Object.assign(errors, measures.errors)
  if (Object.keys(errors).length) throw new Refusal('invalid', 'Some of these filters are not known.', { errors })
  return {
    categoryIds,
    typeIds,
    locationIds: places.ids[0] ?? [],
    nearIds: names.near && locationsNear(locations, names.near).map(({ location }) => location.id),
    conditionIds: conditions.ids[0] ?? [],
    minPrice: names['price_range[starting_price]'] || undefined,
    maxPrice: names['price_range[ending_price]'],
    terms: termsOf(names.search_query),
    measures: measures.filters,
    ...(names.brand && { brand: plainText(names.brand) }),
    ...(names.reserved && { reserved: names.reserved }),
  }
}

/** The equipment types that a filter chooses, those of its categories among them; none where it chooses none. */
export const typesOf = (catalogue: Catalogue, { categoryIds, typeIds }: Pick<Filter, 'categoryIds' | 'typeIds'>) =>
  [...catalogue.types.values()].filter(({ id, categoryId }) => categoryIds.includes(categoryId) || typeIds.includes(id))

/** The terms as they are read; none where all of them stand in nearly every listing, by which nothing is looked for. */
function termsOf(typed = ''): string | undefined {
  const terms = plainText(typed).trim()
  return hasOnlyStopWords(terms) ? undefined : terms || undefined
}

type NamedRow = { id: number; name: string }

/** The ids of the names in each list, in order and once, and the names that are in none. Compares without case. */
function readNames(names: string[] = [], lists: Iterable<NamedRow>[]) {
  if (!names.length) return { ids: lists.map((): number[] => []), unknown: [] }
  const byName = lists.map((list) => new Map([...list].map(({ id, name }) => [name.toLowerCase(), id])))
  const wanted = names.map((name) => name.toLowerCase())
  const ids = byName.map((list) => [...new Set(wanted.flatMap((name) => list.get(name) ?? []))].sort((a, b) => a - b))
  return { ids, unknown: names.filter((name) => !byName.some((list) => list.has(name.toLowerCase()))) }
}

function refuseUnknown(errors: Record<string, string[]>, key: string, what: string, unknown: string[]): void {
  if (unknown.length) errors[key] = unknown.map((name) => `There is no ${what} called “${name}”`)
}
