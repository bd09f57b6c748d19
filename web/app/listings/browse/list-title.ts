import { priceLabel } from '@reable/contract/listings/rules'
import { askedKey, namesIn } from './browse-address.ts'

/** The most kinds or places that are named one by one. */
const mostNamed = 3

/** The list of an address in plain words: "Rollators in Burnaby, up to $200"; undefined where it chooses nothing that can be said so. */
export function listTitle(address: URLSearchParams): string | undefined {
  const kinds = namesIn(address, 'category').map((name, at) => (at ? lowerFirst(pluralOf(name)) : pluralOf(name)))
  const places = namesIn(address, 'location')
  const brand = address.get('brand')
  const what = kinds.length > mostNamed ? quoted(address.get(askedKey)) : joinNames(kinds)
  const of = brand ? `${brand} ${what ? lowerFirst(what) : 'equipment'}` : (what ?? 'Listings')
  const where = places.length ? ` in ${places.length > mostNamed ? `${places.length} places` : joinNames(places)}` : ''
  if (!kinds.length && !places.length && !brand) return undefined
  const more = [...namesIn(address, 'condition').map(lowerFirst), ...price(address), ...words(address)]
  return [`${of}${where}`, ...more].join(', ')
}

const quoted = (asked: string | null) => (asked ? `“${asked}”` : undefined)

const joinNames = (names: string[]): string | undefined =>
  names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${names.at(-1)}` : names[0]

const words = (address: URLSearchParams) => {
  const terms = address.get('search_query')
  return terms ? [terms.startsWith('"') ? terms : `“${terms}”`] : []
}

function price(address: URLSearchParams): string[] {
  const [least, most] = ['min_price', 'max_price'].map((name) => address.get(name))
  if (most === '0') return ['free']
  if (Number(least) && most) return [`${priceLabel(Number(least))} to ${priceLabel(Number(most))}`]
  if (Number(least)) return [`from ${priceLabel(Number(least))}`]
  return most ? [`up to ${priceLabel(Number(most))}`] : []
}

/** A kind's name without what only tells more, for several of it: "Rollators", "Shower chairs or bath seats", "Porch or platform lifts". */
export const pluralOf = (name: string): string =>
  (name.split(' (')[0] ?? name)
    .split(' or ')
    .map((one, at, all) => (at < all.length - 1 && !one.includes(' ') ? one : pluralOfPart(one)))
    .join(' or ')

/** "Mobility scooters - travel": what is behind a dash, or "for", stays. */
function pluralOfPart(name: string): string {
  const end = [name.indexOf(' - '), name.indexOf(' for ')].filter((at) => at > 0)[0] ?? name.length
  return plural(name.slice(0, end)) + name.slice(end)
}

const plural = (thing: string) =>
  /s$/.test(thing) && !/ss$/.test(thing) ? thing : /(ch|sh|x|ss)$/.test(thing) ? `${thing}es` : `${thing}s`

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
