import { cutText } from '@reable/contract/cut-text'
import { priceLabel } from '@reable/contract/listings/rules'
import { organisation } from '@reable/contract/organisation'
import { askedKey, homeAddress, isBrowseKey, namesIn } from '../browse/browse-address.ts'

/** True for a parameter that makes a list of its own; a page number does not. */
const identifiesList = (name: string) => isBrowseKey(name) && !['page', 'before', askedKey].includes(name)

/** As long as a browser's tab and its history can use. */
const titleLimit = 100

/** The metadata of the list for search engines and other sites: all its pages have the address of the first. */
export function homeMeta(origin: string | undefined, search: string) {
  const address = new URLSearchParams(search)
  const title = titleOf(address)
  for (const name of [...address.keys()]) if (!identifiesList(name)) address.delete(name)
  return [
    { title },
    { name: 'description', content: organisation.charity },
    { property: 'og:title', content: title },
    { property: 'og:description', content: organisation.charity },
    ...(origin ? [{ tagName: 'link', rel: 'canonical', href: origin + homeAddress(address) }] : []),
  ]
}

/** The search and the filters, as in `“walker”, Burnaby, up to $200 · Reable`; for the whole list, the site's name. */
export function titleOf(address: URLSearchParams): string {
  const asked = address.get(askedKey)
  if (asked) return `${cutText(`“${asked}”`, titleLimit)} · ${organisation.name}`
  const terms = address.get('search_query')
  const chosen = [
    ...(terms ? [`“${terms}”`] : []),
    ...namesIn(address, 'category'),
    ...namesIn(address, 'location'),
    ...namesIn(address, 'condition'),
    ...price(address),
  ]
  if (!chosen.length) return `${organisation.name}: ${organisation.tagline}`
  return `${cutText(chosen.join(', '), titleLimit)} · ${organisation.name}`
}

function price(address: URLSearchParams): string[] {
  const [least, most] = ['min_price', 'max_price'].map((name) => Number(address.get(name)))
  if (least && most) return [`${priceLabel(least)} to ${priceLabel(most)}`]
  if (least) return [`from ${priceLabel(least)}`]
  return most ? [`up to ${priceLabel(most)}`] : []
}
