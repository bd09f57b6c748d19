import { isFieldKey } from './browse-address.ts'
import { settled, type Tree, usualOrder } from './filter-address.ts'

/** Prices and measures that can be applied as they stand. */
const applied = (name: string, value: string) => {
  if (/_price$/.test(name)) return /^\d{0,6}$/.test(value)
  return !isFieldKey(name) || !/\.(from|to)$/.test(name) || /^(\d{1,5}(\.\d{1,2})?)?$/.test(value)
}

/**
 * The address that the filter's form asks for. `unticked` is the category that was just let go: its types go with it.
 */
export function formAddress(form: FormData, before: URLSearchParams, tree: Tree, unticked?: string): URLSearchParams {
  const types = tree.find((category) => category.name === unticked)?.types ?? []
  const next = new URLSearchParams()
  for (const [name, value] of form) {
    if (typeof value !== 'string' || !applied(name, value)) continue
    if (name !== 'category' || !types.some((type) => type.name === value)) next.append(name, value)
  }
  const order = next.get('sorted_by')
  if (order === usualOrder(next) || (order === 'best_match' && !next.get('search_query'))) next.delete('sorted_by')
  return settled(next, before, tree)
}
