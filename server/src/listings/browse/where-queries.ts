import { createHash } from 'node:crypto'
import type { Filter } from '../search/filter.ts'

/** An SQL condition with its parameters, from $1 on. */
export type Where = { text: string; values: unknown[] }

const publicOnly = 'is_public'

/** Returns the condition of the public listings that match a filter. */
export function whereOf(filter: Filter): Where {
  const where: Where = { text: publicOnly, values: [] }
  const and = (value: unknown, text: (parameter: string) => string) => {
    where.values.push(value)
    where.text += ` and ${text(`$${where.values.length}`)}`
  }
  // One value as "=" lets an index give the order too; "= any" would have to sort.
  const oneOf = (column: string, ids: number[]) => {
    if (ids.length === 1) and(ids[0], (p) => `${column} = ${p}`)
    else if (ids.length) and(ids, (p) => `${column} = any(${p}::int[])`)
  }
  const { categoryIds, typeIds } = kindsOf(filter)
  if (filter.measures.length && typeIds.length === 0) where.text += ' and false'
  if (categoryIds.length && typeIds.length) {
    where.values.push(categoryIds)
    const categories = `category_id = any($${where.values.length}::int[])`
    and(typeIds, (p) => `(${categories} or equipment_type_id = any(${p}::int[]))`)
  } else {
    oneOf('category_id', categoryIds)
    oneOf('equipment_type_id', typeIds)
  }
  const places = placesOf(filter)
  if (places?.length === 0) where.text += ' and false'
  oneOf('location_id', places ?? [])
  oneOf('condition_id', filter.conditionIds)
  if (filter.minPrice !== undefined) and(filter.minPrice, (p) => `price >= ${p}`)
  if (filter.maxPrice !== undefined) and(filter.maxPrice, (p) => `price <= ${p}`)
  for (const { number, from, to, choices } of filter.measures) {
    if (choices) and(choices, (p) => `measures[${number}] = any(${p}::real[])`)
    if (from !== undefined) and(from, (p) => `measures[${number}] >= ${p}::real`)
    if (to !== undefined) and(to, (p) => `measures[${number}] <= ${p}::real`)
  }
  if (filter.terms) and(filter.terms, (p) => `words @@ websearch_to_tsquery('reable', ${p})`)
  return where
}

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
  return isUnfiltered(filter) ? `listings ${createHash('sha256').update(text).digest('base64url').slice(0, 12)}` : ''
}

const isUnfiltered = (filter: Filter) => whereOf(filter).text === publicOnly
