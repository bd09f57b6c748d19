import { readPrice } from '@reable/contract/listings/price'
import { isFieldKey } from '../browse/browse-address.ts'
import { addressAfterChange, type CategoryTree, defaultOrder } from './filter-address.ts'

/** A measure has one in figures or in words: it is read once it is looked for (read-measures.ts). */
const hasNumber =
  /[\d½¼¾⅛⅜⅝⅞]|\b(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[a-z]+teen|[a-z]+ty|hundred|half)\b/i

/** The value of a field for the address; undefined where it cannot be applied, and the former stays. */
function applicableValue(name: string, value: string): string | undefined {
  if (isFieldKey(name))
    return /\.(from|to)$/.test(name) && value.trim() && !hasNumber.test(value) ? undefined : value.trim()
  if (!/_price$/.test(name)) return value
  const price = readPrice(value)
  return /^\d{0,6}$/.test(price) ? price : undefined
}

/**
 * The address for the values of the filter's form. `unticked` is the category that was just unticked: its types go with it.
 */
export function formAddress(
  form: FormData,
  before: URLSearchParams,
  tree: CategoryTree,
  unticked?: string,
): URLSearchParams {
  const types = tree.find((category) => category.name === unticked)?.types ?? []
  const next = new URLSearchParams()
  for (const [name, value] of form) {
    if (typeof value !== 'string') continue
    const text = applicableValue(name, value) ?? before.get(name)
    if (text === null || (name === 'category' && types.some((type) => type.name === text))) continue
    next.append(name, text)
  }
  const order = next.get('sorted_by')
  if (order === defaultOrder(next) || (order === 'best_match' && !next.get('search_query'))) next.delete('sorted_by')
  return addressAfterChange(next, before, tree)
}
