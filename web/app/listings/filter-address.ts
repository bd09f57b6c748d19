import { isFieldKey, isListName, type ListName, listNames, namesIn } from './browse-address.ts'

/** What the address is read against: the categories, with the types of those that matter. */
export type Tree = { name: string; types?: { name: string }[] | undefined }[]

/** The one chosen equipment type; undefined where a category, several or nothing is chosen. */
export function soleType(address: URLSearchParams, tree: Tree): string | undefined {
  const [name, ...others] = namesIn(address, 'category')
  return others.length || tree.some((category) => category.name === name) ? undefined : name
}

/** A category of which some types are chosen stands for those alone. */
const narrowed = (names: string[], tree: Tree) =>
  names.filter((name) => {
    const types = tree.find((category) => category.name === name)?.types ?? []
    return !types.some((type) => names.includes(type.name))
  })

/**
 * One address for one list: lists with commas, no blanks, no value twice. Fields stay while one equipment type is chosen; with
 * `fields`, those of that type alone.
 */
export function tidied(address: URLSearchParams, tree: Tree, fields?: string[]): URLSearchParams {
  const tidy = new URLSearchParams()
  for (const list of listNames) {
    const names = namesIn(address, list)
    const kept = list === 'category' ? narrowed(names, tree) : names
    if (kept.length) tidy.set(list, kept.join(','))
  }
  const type = soleType(tidy, tree)
  for (const [name, value] of address) {
    if (value === '' || isListName(name)) continue
    if (!isFieldKey(name)) tidy.set(name, tidy.get(name) ?? value)
    else if (type && (!fields || fields.includes(name.split('.')[1] as string)) && !tidy.has(name, value))
      tidy.append(name, value)
  }
  return tidy
}

/** An address after a change of filters: page 1 again, and no fields of a type that is no longer the chosen one. */
export function settled(next: URLSearchParams, before: URLSearchParams, tree: Tree): URLSearchParams {
  const tidy = tidied(next, tree)
  const gone = soleType(tidy, tree) === soleType(before, tree) ? [] : [...tidy.keys()].filter(isFieldKey)
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
