import { ListingCare, ListingRecall } from '@reable/web/listing-notes'
import { LateText, lateCode } from '../../ui/part/late-text.tsx'
import { useViewerId } from '../detail/listing-viewer.ts'
import type { Listing } from '../detail/load-listing.ts'

const notes = () => import('./listing-notes.ts')
const recall = lateCode(async () => (await notes()).ListingRecall)
const care = lateCode(async () => (await notes()).ListingCare)

/** Fetches the code of what a listing says below its facts, once. */
export const loadListingNotes = () => Promise.all([recall.load(), care.load()])

type Props = { listing: Listing }

/** Whether it is recalled; its owner reads what to do about it. */
export const LateRecall = ({ listing }: Props) => (
  <LateText
    onServer={ListingRecall}
    code={recall}
    shown={{ listing }}
    differs={useViewerId() === listing.user.id && listing.recall !== null}
  />
)

/** How it is cleaned, and what its battery means: the same for everybody. */
export const LateCare = ({ listing }: Props) => <LateText onServer={ListingCare} code={care} shown={{ listing }} />
