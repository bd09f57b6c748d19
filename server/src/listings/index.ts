export type { ListingDraft } from './check-listing.ts'
export { publishListing } from './publish-listing.ts'
export { listingsRoutes } from './routes.ts'
export { settleListing } from './settle-listing.ts'
