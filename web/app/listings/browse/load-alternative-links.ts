import type { Client } from '@reable/contract/client'
import { stopSharing, updateLocation } from '../../places/location-store.ts'
import type { NearQuery } from '../../places/stored-location.ts'
import { widerRadius } from '../../places/wider-radius.ts'
import { addressAfterChange, without } from '../filter/filter-address.ts'
import type { Panel } from '../filter/filter-panel-data.ts'
import { addressInUse, browseAddressOf, homeAddress, isFieldKey, namesIn } from './browse-address.ts'
import type { AlternativeLink, FoundList } from './found-list.ts'
import { countLabel } from './results-labels.ts'

type ListRequest = { near: NearQuery | undefined; address: URLSearchParams; panel: Panel }

/** Links from a list without listings to the nearest ones that have some; with a shared place, a wider radius is among them. */
export async function loadAlternativeLinks(
  api: Client,
  list: FoundList,
  { near, address, panel }: ListRequest,
): Promise<AlternativeLink[]> {
  const wider = near && (await widerRadius(api, list.query, near))
  return alternativeLinksOf({ ...list, wider }, addressInUse(browseAddressOf(address), list.query), panel)
}

type EmptyResult = Pick<FoundList, 'alternatives'> & {
  /** When nothing is near: the radius to search instead, in kilometres, and how many listings are within it. */
  wider?: { radius: number; total: number } | undefined
}

type Part = {
  keys: (address: URLSearchParams) => string[]
  /** What the link says to leave out; `whole`: all of its words before the count. */
  label: (address: URLSearchParams) => string
  whole?: string
}

/** The one name that is chosen, or words for several. */
const nameOr = (list: 'category' | 'location' | 'condition', several: string) => (address: URLSearchParams) => {
  const [name, ...others] = namesIn(address, list)
  return name && !others.length ? name : several
}

/** By the API's name for a part of the filter: its keys in the address, and its label for people. */
const parts: Record<string, Part> = {
  'categories[]': { keys: () => ['category'], label: nameOr('category', 'these categories') },
  'locations[]': { keys: () => ['location'], label: nameOr('location', 'these places') },
  'conditions[]': { keys: () => ['condition'], label: nameOr('condition', 'these conditions') },
  price_range: { keys: () => ['min_price', 'max_price'], label: () => 'the price' },
  search_query: { keys: () => ['search_query'], label: (address) => `“${address.get('search_query')}”` },
  fields: { keys: (address) => [...address.keys()].filter(isFieldKey), label: () => 'the measurements' },
  reserved: { keys: () => ['reserved'], label: () => '', whole: 'With reserved listings' },
}

/** The link for listings that are too far away: to the next wider radius, else to any distance. */
function ofDistance({ alternatives = [], wider }: EmptyResult, address: URLSearchParams): AlternativeLink | undefined {
  const total = alternatives.find(({ without: key }) => key === 'radius')?.total
  if (wider)
    return {
      label: `Within ${wider.radius} km: ${countLabel(wider.total)}`,
      to: homeAddress(address),
      action: () => updateLocation({ locationRadius: wider.radius }),
    }
  return total
    ? { label: `At any distance: ${countLabel(total)}`, to: homeAddress(address), action: () => stopSharing() }
    : undefined
}

/** Up to three links to lists that are not empty, the longest first: "Without Burnaby: 12 listings". A wider radius comes before them. */
export function alternativeLinksOf(found: EmptyResult, address: URLSearchParams, panel: Panel): AlternativeLink[] {
  const links = (found.alternatives ?? [])
    .filter(({ total }) => total > 0)
    .sort((one, other) => other.total - one.total)
    .flatMap(({ without: key, total }) => {
      const part = parts[key]
      if (!part) return []
      const to = addressAfterChange(without(address, part.keys(address)), address, panel.categories)
      return [{ label: `${part.whole ?? `Without ${part.label(address)}`}: ${countLabel(total)}`, to: homeAddress(to) }]
    })
  const further = ofDistance(found, address)
  return [...(further ? [further] : []), ...links].slice(0, 3)
}
