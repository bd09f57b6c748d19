import { mendNumber } from '../../ui/number-box/mend-number.ts'
import { isFieldKey } from '../browse/browse-address.ts'
import { settled, type Tree, usualOrder } from './filter-address.ts'

/** What to put into the address for a field; undefined where it cannot be applied, and the former stays. */
function applied(name: string, value: string): string | undefined {
  const price = /_price$/.test(name)
  if (!price && !(isFieldKey(name) && /\.(from|to)$/.test(name))) return value
  const mended = mendNumber(value)
  return (price ? /^\d{0,6}$/ : /^(\d{1,5}(\.\d{1,2})?)?$/).test(mended) ? mended : undefined
}

/**
 * The address that the filter's form asks for. `unticked` is the category that was just let go: its types go with it.
 */
export function formAddress(form: FormData, before: URLSearchParams, tree: Tree, unticked?: string): URLSearchParams {
  const types = tree.find((category) => category.name === unticked)?.types ?? []
  const next = new URLSearchParams()
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    const text = applied(name, value) ?? before.get(name)
    if (text === null || (name === 'category' && types.some((type) => type.name === text))) continue
    next.append(name, text)
  }
  const order = next.get('sorted_by')
  if (order === usualOrder(next) || (order === 'best_match' && !next.get('search_query'))) next.delete('sorted_by')
  return settled(next, before, tree)
}
