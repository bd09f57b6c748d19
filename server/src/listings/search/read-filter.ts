import type { Near } from '@reable/contract/listings/near-query'
import type { FieldFilter } from '@reable/contract/listings/query'
import { type Catalogue, type EquipmentType, filterableFields, filterChoices } from '#catalogue'
import { locationsNear } from '#places'
import { Refusal } from '#platform/refusal'
import type { ReferenceLists } from '../browse/reference-lists.ts'
import type { Filter, MeasureFilter, Tolerance } from './filter.ts'
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

/**
 * Reads the filters on the fields of the chosen types; where none are chosen, on those that at least half of all types have. A field that
 * cannot be filtered is reported under its key.
 */
export function readMeasures(
  requested: FieldFilter[],
  chosen: EquipmentType[],
  all: EquipmentType[] = [],
): { filters: MeasureFilter[]; errors: Record<string, string[]> } {
  const filters: MeasureFilter[] = []
  const errors: Record<string, string[]> = {}
  const types = chosen.length ? chosen : all
  const fields = filterableFields(types)
  for (const { name, from, to, choices, unknown } of requested) {
    const field = fields.find((one) => one.name === name)
    const error = errorOf(name, chosen, field, { name, from, to, choices })
    const isBounded = from !== undefined || to !== undefined || choices !== undefined || unknown === 'only'
    if (error) for (const key of keysOf({ name, from, to, choices, unknown })) errors[key] = [error]
    else if (field && isBounded) {
      const places = choices?.map((choice) => field.places.indexOf(choice) + 1).sort((a, b) => a - b)
      const typeIds = types.filter((type) => type.fields.some((one) => one.name === name)).map(({ id }) => id)
      const bounds = places ? { choices: places } : { from, to, ...toleranceOf(field) }
      filters.push({ number: field.number, typeIds, ...bounds, ...(unknown && { unknown }) })
    }
  }
  return { filters: filters.sort((one, other) => one.number - other.number), errors }
}

/**
 * What rounding does to a measure that was taken in the other unit: half a centimetre, half a kilogram, 3 cm of what is measured in feet. A
 * seat of 46 cm is found by "up to 18 in". Measures of the own unit are plain parts of it, as people take them.
 */
const tolerances: Readonly<Record<string, Tolerance>> = {
  in: { amount: 0.2, plainParts: 8 },
  lb: { amount: 1.1, plainParts: 4 },
  ft: { amount: 0.1, plainParts: 8 },
}

/** The tolerance of a field, where it has one. */
export const toleranceOf = ({ unit }: Pick<Field, 'unit'>): { tolerance?: Tolerance } => {
  const tolerance = tolerances[unit ?? '']
  return tolerance ? { tolerance } : {}
}

type Field = EquipmentType['fields'][number]

function errorOf(name: string, types: EquipmentType[], field: Field | undefined, { from, to, choices }: FieldFilter) {
  const [type, ...others] = types
  if (!type && !field) return 'Choose a category or an equipment type to ask for its measurements'
  const label = name.replaceAll('_', ' ')
  if (!field && others.length) return `Too few of the chosen equipment types are listed with “${label}”`
  if (!field) return `${type?.name} is not listed with “${label}”`
  const isMeasured = from !== undefined || to !== undefined
  if (field.ask === 'one_of' ? isMeasured : choices) return `“${field.label}” is asked for in another way`
  const unknown = choices?.find((choice) => !filterChoices(field).includes(choice))
  return unknown === undefined ? undefined : `“${field.label}” has no choice called “${unknown}”`
}

const keysOf = ({ name, from, to, choices, unknown }: FieldFilter): string[] => [
  ...(from === undefined ? [] : [`field.${name}.from`]),
  ...(to === undefined ? [] : [`field.${name}.to`]),
  ...(choices === undefined ? [] : [`field.${name}`]),
  ...(unknown === undefined ? [] : [`field.${name}.unknown`]),
]
