import { cutText } from '@reable/contract/cut-text'
import { cutDetailTitle, priceLabel } from '@reable/contract/listings/rules'
import { organisation } from '@reable/contract/organisation'
import { listingAddress } from '../listing-address.ts'
import type { Listing } from './load-listing.ts'

/** As long as search engines show it. */
const descriptionLimit = 200

/** The metadata of a listing for search engines and shared links. `origin` stands before our own paths. */
export function listingMeta(listing: Listing, origin: string) {
  const title = `${cutDetailTitle(listing.title)}, ${priceLabel(listing.price)}, ${listing.location.name}`
  const description = descriptionOf(listing)
  const address = origin + listingAddress(listing.id)
  const [cover] = listing.images
  return [
    { title: `${title} · ${organisation.name}` },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'product' },
    { property: 'og:url', content: address },
    { property: 'og:site_name', content: organisation.name },
    ...(cover
      ? [
          { property: 'og:image', content: origin + cover.large },
          { property: 'og:image:alt', content: cover.alt },
        ]
      : []),
  ]
}

/** Kind, place and condition first, then the measures that decide, then the owner's words. */
function descriptionOf({ equipment_type, location, condition, facts, description }: Listing): string {
  const measures = facts.filter(({ value }) => /\d/.test(value)).slice(0, 2)
  const sentences = [
    `${equipment_type.name} in ${location.name}, condition: ${condition.name}.`,
    ...measures.map(({ label, value }) => `${label}: ${value}.`),
    description.replace(/\s+/g, ' '),
  ]
  return cutText(sentences.join(' '), descriptionLimit)
}

export const notFoundMeta = [
  { title: `Oops, lost page · ${organisation.name}` },
  { name: 'robots', content: 'noindex' },
]
