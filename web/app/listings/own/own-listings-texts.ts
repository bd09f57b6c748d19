import type { ListingTab } from '@reable/contract/listings/lifecycle'

/** The names of the tabs, in their order. (MINE-02) */
export const tabNames: Record<ListingTab, string> = {
  active: 'Active Listings',
  inactive: 'Inactive Listings',
  exchanged: 'Sold/Donated Listings',
}

/** The messages of empty tabs. (MINE-03) */
export const emptyMessages: Record<ListingTab, string> = {
  active: 'You have no active listings, click on Inactive Listings to view.',
  inactive: 'You have no inactive listings.',
  exchanged: 'You have no sold or donated listings.',
}
