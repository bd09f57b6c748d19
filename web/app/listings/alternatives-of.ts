import { isFieldKey, namesIn } from './browse-address.ts'
import type { ActiveFilter } from './chips-of.ts'
import { settled, without } from './filter-address.ts'
import type { Panel } from './filter-panel-data.ts'
import { countWords } from './results-words.ts'

type Part = { keys: (address: URLSearchParams) => string[]; words: (address: URLSearchParams) => string }

/** The one name that is chosen, or words for several. */
const nameOr = (list: 'category' | 'location' | 'condition', several: string) => (address: URLSearchParams) => {
  const [name, ...others] = namesIn(address, list)
  return name && !others.length ? name : several
}

/** The API's word for a part of the filter: what it is in the address, and what people call it. */
const parts: Record<string, Part> = {
  'categories[]': { keys: () => ['category'], words: nameOr('category', 'these categories') },
  'locations[]': { keys: () => ['location'], words: nameOr('location', 'these places') },
  'conditions[]': { keys: () => ['condition'], words: nameOr('condition', 'these conditions') },
  price_range: { keys: () => ['min_price', 'max_price'], words: () => 'the price' },
  search_query: { keys: () => ['search_query'], words: (address) => `“${address.get('search_query')}”` },
  fields: { keys: (address) => [...address.keys()].filter(isFieldKey), words: () => 'the measurements' },
}

/** Up to three ways to something, the most first: "Without Burnaby: 12 listings". */
export function alternativesOf(
  found: { without: string; total: number }[],
  address: URLSearchParams,
  panel: Panel,
): ActiveFilter[] {
  return found
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .flatMap(({ without: key, total }) => {
      const part = parts[key]
      if (!part) return []
      const to = settled(without(address, part.keys(address)), address, panel.categories)
      return [{ label: `Without ${part.words(address)}: ${countWords(total)}`, to }]
    })
    .slice(0, 3)
}
