import { listingAddress } from '../listing-address.ts'
import type { Listing } from './load-listing.ts'

const kinds: Record<string, string> = {
  New: 'NewCondition',
  'For parts or repair': 'DamagedCondition',
}

/** A listing in schema.org's words, for search engines. `origin` stands before our own paths. */
export function productOf(listing: Listing, origin: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: listing.title,
    description: listing.description,
    category: listing.equipment_type.name,
    image: listing.images.map(({ large }) => origin + large),
    offers: {
      '@type': 'Offer',
      url: origin + listingAddress(listing.id),
      price: listing.price,
      priceCurrency: 'CAD',
      availability: 'https://schema.org/InStock',
      itemCondition: `https://schema.org/${kinds[listing.condition.name] ?? 'UsedCondition'}`,
      areaServed: { '@type': 'City', name: listing.location.name },
    },
  }
}
