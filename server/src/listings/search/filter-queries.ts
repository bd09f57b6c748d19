import { type RawBuilder, sql } from 'kysely'
import type { Filter, MeasureFilter } from './filter.ts'
import { searchText } from './search-text.ts'

/** Returns the SQL condition of the public listings that match a filter. */
export function conditionOf(filter: Filter): RawBuilder<boolean> {
  const { categoryIds, typeIds } = kindsOf(filter)
  const places = placesOf(filter)
  const all: RawBuilder<unknown>[] = [sql`is_public`]
  if (filter.measures.length && !typeIds.length) all.push(sql`false`)
  const kinds = [
    ...(categoryIds.length ? [isOneOf('category_id', categoryIds)] : []),
    ...(typeIds.length ? [isOneOf('equipment_type_id', typeIds)] : []),
  ]
  if (kinds.length) all.push(sql`(${sql.join(kinds, sql` or `)})`)
  if (places) all.push(isOneOf('location_id', places))
  if (filter.conditionIds.length) all.push(isOneOf('condition_id', filter.conditionIds))
  if (filter.minPrice !== undefined) all.push(sql`price >= ${filter.minPrice}`)
  if (filter.maxPrice !== undefined) all.push(sql`price <= ${filter.maxPrice}`)
  all.push(...filter.measures.map(hasMeasure))
  if (filter.reserved)
    all.push(filter.reserved === 'only' ? sql`reserved_until is not null` : sql`reserved_until is null`)
  if (filter.brand) all.push(hasBrand(filter.brand))
  if (filter.terms) all.push(sql`words @@ ${termsQuery(filter.terms)}`)
  return sql<boolean>`${sql.join(all, sql` and `)}`
}

/** The words of a search as the index of words is asked for them. */
export const termsQuery = (terms: string) => sql`websearch_to_tsquery('reable', ${searchText(terms)})`

/** One value as "=" lets an index give the order too; "= any" would have to sort. */
const isOneOf = (column: string, ids: number[]) =>
  ids.length === 1 ? sql`${sql.ref(column)} = ${ids[0]}` : sql`${sql.ref(column)} = any(${ids}::int[])`

function hasMeasure({ number, from, to, choices, unknown, tolerance }: MeasureFilter): RawBuilder<unknown> {
  const measure = sql`measures[${sql.lit(number)}]`
  const bounds: RawBuilder<unknown>[] = []
  if (choices) bounds.push(sql`${measure} = any(${choices}::real[])`)
  if (from !== undefined) bounds.push(sql`${measure} >= ${from}::real - ${slackOf(measure, tolerance)}`)
  if (to !== undefined) bounds.push(sql`${measure} <= ${to}::real + ${slackOf(measure, tolerance)}`)
  if (unknown === 'only') return sql`${measure} is null`
  const isWithin = sql`${sql.join(bounds, sql` and `)}`
  return unknown ? sql`(${measure} is null or ${isWithin})` : isWithin
}

/** Of a measure that is stored to a hundredth and is no plain part of its unit, the tolerance; of others none. */
function slackOf(measure: RawBuilder<unknown>, tolerance: MeasureFilter['tolerance']): RawBuilder<unknown> {
  if (!tolerance) return sql`0`
  const { amount, plainParts } = { amount: sql.lit(tolerance.amount), plainParts: sql.lit(tolerance.plainParts) }
  return sql`case when abs(${measure} - round(${measure} * ${plainParts}) / ${plainParts}) > 0.006 then ${amount} else 0 end`
}

/** The condition that a listing has every word of a brand in its title, or as its brand or model. */
function hasBrand(brand: string): RawBuilder<unknown> {
  const words = brand.match(/[\p{L}\p{N}]+/gu) ?? []
  return words.length ? sql`words @@ to_tsquery('reable', ${words.map((word) => `${word}:AC`).join(' & ')})` : sql`true`
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
