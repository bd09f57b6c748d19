import type { ListingState } from '@reable/contract/listings/lifecycle'
import CircleCheck from 'lucide-react/icons/circle-check'
import CirclePause from 'lucide-react/icons/circle-pause'
import Handshake from 'lucide-react/icons/handshake'
import { StatusLabel } from '../../ui/status-label/status-label.tsx'
import { type OwnedListing, stateOfOwned } from './owned-listing.ts'

const labels = {
  active: { colour: 'blue', icon: CircleCheck, word: 'Active' },
  inactive: { colour: 'grey', icon: CirclePause, word: 'Inactive' },
  sold: { colour: 'red', icon: Handshake, word: 'Sold' },
} as const satisfies Partial<Record<ListingState, object>>

/** Active, Inactive or Sold. (MINE-04) */
export function ListingStatus({ listing }: { listing: OwnedListing }) {
  const state = stateOfOwned(listing)
  if (state === 'deleted') return null
  const { colour, icon, word } = labels[state]
  return (
    <StatusLabel colour={colour} icon={icon}>
      {word}
    </StatusLabel>
  )
}
