import { type ListingTab, listingTabs } from '@reable/contract/listings/lifecycle'
import { addresses } from '../../shell/addresses.ts'
import { pageOf } from '../../ui/paging/page-address.ts'

/** One page of one tab of My Listings. */
export type OwnListingsPlace = { tab: ListingTab; page: number }

/** Which tab and page an address names; what it does not name is the first. */
export function placeOf(query: URLSearchParams): OwnListingsPlace {
  return {
    tab: listingTabs.find((tab) => tab === query.get('type')) ?? 'active',
    page: pageOf(query),
  }
}

/** The address of a tab's page, without what goes without saying. */
export function addressOfPlace({ tab, page }: OwnListingsPlace): string {
  const query = new URLSearchParams()
  if (tab !== 'active') query.set('type', tab)
  if (page > 1) query.set('page', String(page))
  return query.size ? `${addresses.myListings}?${query}` : addresses.myListings
}
