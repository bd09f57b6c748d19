/** What a listing shows to somebody who has answered questions, in one part that is fetched then. */
export { ListingChecks } from './listing-checks.tsx'
export { ShortVerdict } from './short-verdict.tsx'
