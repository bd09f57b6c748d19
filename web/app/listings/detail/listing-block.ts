import type { Block } from '../../state/packed.ts'
import type { Card } from '../cards/card.ts'
import type { Seller } from '../seller/seller-load.ts'
import type { ListingData } from './load-listing.ts'

/** What the page of a listing shows. */
export type ListingPageData = ListingData & {
  similar: Card[] | undefined
  seller: Seller | undefined
  fitKind: string | null | undefined
  origin: string
}

/** The data of a listing's page as they stand in it: whole. */
export const listingBlock: Block<ListingPageData> = {
  id: 'listing-data',
  written: (data) => data,
  restored: (data) => data,
}
