import { isFieldKey, isListName, type ListName, listNames, namesIn } from '../browse/browse-address.ts'
import type { Panel } from './filter-panel-data.ts'

/** What the address is read against: the categories, with the types of those that matter. */
export type Tree = { name: string; types?: { name: string }[] | undefined }[]

/** Whether all that one of these addresses chooses lies within what the other does. */
export function areRelated(one: URLSearchParams, other: URLSearchParams, tree: Tree): boolean {
  const [names, others] = [namesIn(one, 'category'), namesIn(other, 'category')]
  const lieIn = (inner: string[], outer: string[]) => {
    const types = tree.flatMap((category) => (outer.includes(category.name) ? (category.types ?? []) : []))
    return inner.every((name) => outer.includes(name) || types.some((type) => type.name === name))
  }
  return names.length > 0 && others.length > 0 && (lieIn(names, others) || lieIn(others, names))
}

/** A category of which some types are chosen stands for those alone. */
const narrowed = (names: string[], tree: Tree) =>
  names.filter((name) => {
    const types = tree.find((category) => category.name === name)?.types ?? []
    return !types.some((type) => names.includes(type.name))
  })

/**
 * One address for one list: lists with commas, no blanks, no value twice. Fields stay while a category or an equipment type is
 * chosen; with `fields`, those alone.
 */
export function tidied(address: URLSearchParams, tree: Tree, fields?: string[]): URLSearchParams {
  const tidy = new URLSearchParams()
  for (const list of listNames) {
    const names = namesIn(address, list)
    const kept = list === 'category' ? narrowed(names, tree) : names
    if (kept.length) tidy.set(list, kept.join(','))
  }
  for (const [name, value] of address) {
    if (value === '' || isListName(name)) continue
    if (!isFieldKey(name)) tidy.set(name, tidy.get(name) ?? value)
    else if (
      tidy.has('category') &&
      (!fields || fields.includes(name.split('.')[1] as string)) &&
      !tidy.has(name, value)
    )
      tidy.append(name, value)
  }
  return tidy
}

/** The same by what the filter offers for it. */
export const tidiedBy = (address: URLSearchParams, { categories, kind }: Panel): URLSearchParams =>
  tidied(
    address,
    categories,
    kind?.fields.map(({ field_name }) => field_name),
  )

/** An address after a change of filters: page 1 again, and no fields of a kind that has nothing to do with the chosen one. */
export function settled(next: URLSearchParams, before: URLSearchParams, tree: Tree): URLSearchParams {
  const tidy = tidied(next, tree)
  const gone = areRelated(tidy, before, tree) ? [] : [...tidy.keys()].filter(isFieldKey)
  for (const name of ['page', 'before', ...gone]) tidy.delete(name)
  return tidy
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

/** The address with another order. What goes without saying is not written. */
export function sortedBy(address: URLSearchParams, order: string): URLSearchParams {
  const next = without(address, ['sorted_by', 'page', 'before'])
  if (order !== usualOrder(address)) next.set('sorted_by', order)
  return next
}

/** While searching, the best match; else the newest. */
export const usualOrder = (address: URLSearchParams) => (address.get('search_query') ? 'best_match' : 'newest')
