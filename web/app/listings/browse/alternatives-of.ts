import { keepLocation, stopSharing } from '../../places/location-store.ts'
import { addressAfterChange, without } from '../filter/filter-address.ts'
import type { Panel } from '../filter/filter-panel-data.ts'
import type { FoundList } from '../home/load-home.ts'
import { homeAddress, isFieldKey, namesIn } from './browse-address.ts'
import { countLabel } from './results-words.ts'

type EmptyResult = Pick<FoundList, 'alternatives'> & {
  /** When nothing is near: how far to look instead, in kilometres. */
  wider?: { radius: number; total: number } | undefined
}

type Part = { keys: (address: URLSearchParams) => string[]; label: (address: URLSearchParams) => string }

/** The one name that is chosen, or words for several. */
const nameOr = (list: 'category' | 'location' | 'condition', several: string) => (address: URLSearchParams) => {
  const [name, ...others] = namesIn(address, list)
  return name && !others.length ? name : several
}

/** The API's word for a part of the filter: what it is in the address, and what people call it. */
const parts: Record<string, Part> = {
  'categories[]': { keys: () => ['category'], label: nameOr('category', 'these categories') },
  'locations[]': { keys: () => ['location'], label: nameOr('location', 'these places') },
  'conditions[]': { keys: () => ['condition'], label: nameOr('condition', 'these conditions') },
  price_range: { keys: () => ['min_price', 'max_price'], label: () => 'the price' },
  search_query: { keys: () => ['search_query'], label: (address) => `“${address.get('search_query')}”` },
  fields: { keys: (address) => [...address.keys()].filter(isFieldKey), label: () => 'the measurements' },
}

/** A way to something in words, and where it leads; or `action`, where it stands in no address. */
export type AlternativeLink = { label: string; to: string; action?: () => void }

/** What is too far away: first how much further to look, else at any distance. */
function ofDistance({ alternatives = [], wider }: EmptyResult, address: URLSearchParams): AlternativeLink | undefined {
  const total = alternatives.find(({ without: key }) => key === 'radius')?.total
  if (wider)
    return {
      label: `Within ${wider.radius} km: ${countLabel(wider.total)}`,
      to: homeAddress(address),
      action: () => keepLocation({ locationRadius: wider.radius }),
    }
  return total
    ? { label: `At any distance: ${countLabel(total)}`, to: homeAddress(address), action: () => stopSharing() }
    : undefined
}

/** Up to three ways to something, the most first: "Without Burnaby: 12 listings". Before them how much further to look. */
export function alternativeLinksOf(found: EmptyResult, address: URLSearchParams, panel: Panel): AlternativeLink[] {
  const links = (found.alternatives ?? [])
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .flatMap(({ without: key, total }) => {
      const part = parts[key]
      if (!part) return []
      const to = addressAfterChange(without(address, part.keys(address)), address, panel.categories)
      return [{ label: `Without ${part.label(address)}: ${countLabel(total)}`, to: homeAddress(to) }]
    })
  const further = ofDistance(found, address)
  return [...(further ? [further] : []), ...links].slice(0, 3)
}
