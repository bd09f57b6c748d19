/** What a listing says below its facts, to be read alone. See late-notes.tsx. */
export { ListingRecall } from '../../recalls/listing-recall.tsx'
export { ListingCare } from '../care/listing-care.tsx'
