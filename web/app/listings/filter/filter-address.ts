import { readPrice } from '@reable/contract/listings/price'
import { askedKey, isFieldKey, isListName, type ListName, listNames, namesIn } from '../browse/browse-address.ts'
import type { Panel } from './filter-panel-data.ts'

/** The categories, with the types of those that matter, against which an address is read. */
export type CategoryTree = { name: string; types?: { name: string }[] | undefined }[]

/** True if everything that one of these addresses chooses lies within what the other chooses. */
export function areRelated(one: URLSearchParams, other: URLSearchParams, tree: CategoryTree): boolean {
  const [names, others] = [namesIn(one, 'category'), namesIn(other, 'category')]
  const lieIn = (inner: string[], outer: string[]) => {
    const types = tree.flatMap((category) => (outer.includes(category.name) ? (category.types ?? []) : []))
    return inner.every((name) => outer.includes(name) || types.some((type) => type.name === name))
  }
  return names.length > 0 && others.length > 0 && (lieIn(names, others) || lieIn(others, names))
}

/** A category of which some types are chosen stands for those alone. */
const mostSpecific = (names: string[], tree: CategoryTree) =>
  names.filter((name) => {
    const types = tree.find((category) => category.name === name)?.types ?? []
    return !types.some((type) => names.includes(type.name))
  })

/**
 * One address for one list: lists with commas, prices in digits, no blanks, no value twice. Fields stay while a category or an equipment type is
 * chosen; with `fields`, those alone.
 */
export function normalizeAddress(address: URLSearchParams, tree: CategoryTree, fields?: string[]): URLSearchParams {
  const normalized = new URLSearchParams()
  for (const list of listNames) {
    const names = namesIn(address, list)
    const remaining = list === 'category' ? mostSpecific(names, tree) : names
    if (remaining.length) normalized.set(list, remaining.join(','))
  }
  for (const [name, value] of address) {
    if (value === '' || isListName(name)) continue
    if (!isFieldKey(name))
      normalized.set(name, normalized.get(name) ?? (/_price$/.test(name) ? readPrice(value) : value))
    else if (
      (normalized.has('category') || address.has(askedKey)) &&
      (!fields || fields.includes(name.split('.')[1] as string)) &&
      !normalized.has(name, value)
    )
      normalized.append(name, value)
  }
  return normalized
}

/** The same with the categories and fields that the filter offers. */
export const normalizeForPanel = (address: URLSearchParams, { categories, kind }: Panel): URLSearchParams =>
  normalizeAddress(
    address,
    categories,
    kind?.fields.map(({ field_name }) => field_name),
  )

/** An address after a change of filters: page 1 again, and no fields of a kind that has nothing to do with the chosen one. */
export function addressAfterChange(
  next: URLSearchParams,
  before: URLSearchParams,
  tree: CategoryTree,
): URLSearchParams {
  const normalized = normalizeAddress(next, tree)
  const staleKeys = areRelated(normalized, before, tree) ? [] : [...normalized.keys()].filter(isFieldKey)
  for (const name of ['page', 'before', ...staleKeys]) normalized.delete(name)
  return normalized
}

/** The address without one value of a list, or without all that stands under the given keys. */
export function without(address: URLSearchParams, keys: readonly string[], value?: string): URLSearchParams {
  const next = new URLSearchParams(address)
  for (const key of keys) {
    if (value === undefined) next.delete(key)
    else if (isFieldKey(key)) next.delete(key, value)
    else
      next.set(
        key,
        namesIn(address, key as ListName)
          .filter((name) => name !== value)
          .join(','),
      )
  }
  return next
}

/** The address with another order. The default order is not written. */
export function sortedBy(address: URLSearchParams, order: string): URLSearchParams {
  const next = without(address, ['sorted_by', 'page', 'before'])
  if (order !== defaultOrder(address)) next.set('sorted_by', order)
  return next
}

/** While searching, the best match; else the newest. */
export const defaultOrder = (address: URLSearchParams) => (address.get('search_query') ? 'best_match' : 'newest')
