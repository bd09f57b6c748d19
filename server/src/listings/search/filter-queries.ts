import { hash } from 'node:crypto'
import type { Filter, MeasureFilter } from './filter.ts'
import { searchText } from './search-text.ts'

/** The parameters of one statement. Each gets its number, such as $1, when it is added. */
export type StatementParameters = { values: unknown[]; add: (value: unknown) => string }

/** Numbers the parameters of a statement that is composed from parts, from $1 on. */
export function numberParameters(): StatementParameters {
  const values: unknown[] = []
  return { values, add: (value) => `$${values.push(value)}` }
}

export const publicOnly = 'is_public'

/** Returns the SQL condition of the public listings that match a filter. */
export function conditionOf(filter: Filter, { add }: StatementParameters): string {
  const all = [publicOnly]
  // One value as "=" lets an index give the order too; "= any" would have to sort.
  const oneOf = (column: string, ids: number[]) => {
    if (ids.length === 1) all.push(`${column} = ${add(ids[0])}`)
    else if (ids.length) all.push(`${column} = any(${add(ids)}::int[])`)
  }
  const { categoryIds, typeIds } = kindsOf(filter)
  if (filter.measures.length && typeIds.length === 0) all.push('false')
  if (categoryIds.length && typeIds.length) {
    all.push(`(category_id = any(${add(categoryIds)}::int[]) or equipment_type_id = any(${add(typeIds)}::int[]))`)
  } else {
    oneOf('category_id', categoryIds)
    oneOf('equipment_type_id', typeIds)
  }
  const places = placesOf(filter)
  if (places?.length === 0) all.push('false')
  oneOf('location_id', places ?? [])
  oneOf('condition_id', filter.conditionIds)
  if (filter.minPrice !== undefined) all.push(`price >= ${add(filter.minPrice)}`)
  if (filter.maxPrice !== undefined) all.push(`price <= ${add(filter.maxPrice)}`)
  for (const { number, from, to, choices, unknown, tolerance } of filter.measures) {
    const bounds: string[] = []
    if (choices) bounds.push(`measures[${number}] = any(${add(choices)}::real[])`)
    if (from !== undefined) bounds.push(`measures[${number}] >= ${add(from)}::real - ${slackOf(number, tolerance)}`)
    if (to !== undefined) bounds.push(`measures[${number}] <= ${add(to)}::real + ${slackOf(number, tolerance)}`)
    if (unknown === 'only') all.push(`measures[${number}] is null`)
    else if (unknown) all.push(`(measures[${number}] is null or ${bounds.join(' and ')})`)
    else all.push(...bounds)
  }
  if (filter.reserved) all.push(`reserved_until is ${filter.reserved === 'only' ? 'not null' : 'null'}`)
  if (filter.brand) all.push(hasBrand(filter.brand, add))
  if (filter.terms) all.push(hasTerms(add(searchText(filter.terms))))
  return all.join(' and ')
}

/** Of a measure that is stored to a hundredth and is no plain part of its unit, the tolerance; of others none. */
function slackOf(number: number, tolerance: MeasureFilter['tolerance']): string {
  if (!tolerance) return '0'
  const { amount, plainParts } = tolerance
  const measure = `measures[${number}]`
  return `case when abs(${measure} - round(${measure} * ${plainParts}) / ${plainParts}) > 0.006 then ${amount} else 0 end`
}

/** The condition that a listing has every word of a brand in its title, or as its brand or model. */
function hasBrand(brand: string, add: StatementParameters['add']): string {
  const words = brand.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length ? `words @@ to_tsquery('reable', ${add(words.map((word) => `${word}:AC`).join(' & '))})` : 'true'
}

/** The condition that a listing has the terms of this parameter. */
export const hasTerms = (terms: string): string => `words @@ websearch_to_tsquery('reable', ${terms})`

/** Returns the categories and types to search; with measures only the types that have them all, whose index contains them. */
function kindsOf({ categoryIds, typeIds, measures: [first, ...others] }: Filter) {
  if (!first) return { categoryIds, typeIds }
  const haveAll = first.typeIds.filter((id) => others.every((measure) => measure.typeIds.includes(id)))
  return { categoryIds: [], typeIds: haveAll }
}

/** Returns the places that are chosen and near enough, the nearest first; undefined for no restriction. */
export function placesOf({ locationIds, nearIds }: Pick<Filter, 'locationIds' | 'nearIds'>): number[] | undefined {
  const chosen = locationIds.length ? locationIds : undefined
  return nearIds && chosen ? nearIds.filter((id) => chosen.includes(id)) : (nearIds ?? chosen)
}

/**
 * Returns the name a statement is prepared under; empty where a filter is set, since each session keeps its prepared statements as
 * long as it lasts, and there are as many texts as combinations of filters. Planned each time, a search also uses how common its
 * terms are.
 */
export function statementName(text: string, filter: Filter): string {
  return isUnfiltered(filter) ? `listings ${hash('sha256', text, 'base64url').slice(0, 12)}` : ''
}

const isUnfiltered = (filter: Filter) => conditionOf(filter, numberParameters()) === publicOnly
