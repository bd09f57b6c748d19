import { createHash } from 'node:crypto'
import type { Filter } from './filter.ts'

/** A condition of SQL with its parameters, from $1 on. */
export type Where = { text: string; values: unknown[] }

/** The public listings that a filter lets through. */
export function whereOf(filter: Filter): Where {
  const where: Where = { text: 'is_public', values: [] }
  const and = (value: unknown, text: (parameter: string) => string) => {
    where.values.push(value)
    where.text += ` and ${text(`$${where.values.length}`)}`
  }
  // One value as "=" lets an index give the order too; "= any" would have to sort.
  const oneOf = (column: string, ids: number[]) => {
    if (ids.length === 1) and(ids[0], (p) => `${column} = ${p}`)
    else if (ids.length) and(ids, (p) => `${column} = any(${p}::int[])`)
  }
  const { categoryIds, typeIds } = filter
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
  if (filter.leastPrice !== undefined) and(filter.leastPrice, (p) => `price >= ${p}`)
  if (filter.mostPrice !== undefined) and(filter.mostPrice, (p) => `price <= ${p}`)
  for (const { number, from, to, choices } of filter.measures) {
    if (choices) and(choices, (p) => `measures[${number}] = any(${p}::real[])`)
    if (from !== undefined) and(from, (p) => `measures[${number}] >= ${p}::real`)
    if (to !== undefined) and(to, (p) => `measures[${number}] <= ${p}::real`)
  }
  if (filter.words) and(filter.words, (p) => `words @@ websearch_to_tsquery('reable', ${p})`)
  return where
}

/** The places that are chosen and near enough, the nearest first; undefined when any will do. */
export function placesOf({ locationIds, nearIds }: Pick<Filter, 'locationIds' | 'nearIds'>): number[] | undefined {
  const chosen = locationIds.length ? locationIds : undefined
  return nearIds && chosen ? nearIds.filter((id) => chosen.includes(id)) : (nearIds ?? chosen)
}

const names = new Map<string, string>()

/**
 * What a statement is prepared under. Words get none: how common they are decides how to look for them, so the database
 * plans those anew each time.
 */
export function statementName(text: string, { words }: Filter): string {
  if (words) return ''
  const known = names.get(text)
  if (known) return known
  const name = `listings ${createHash('sha256').update(text).digest('base64url').slice(0, 12)}`
  names.set(text, name)
  return name
}
