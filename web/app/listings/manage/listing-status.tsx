import type { ListingState } from '@reable/contract/listings/lifecycle'
import BookmarkCheck from 'lucide-react/icons/bookmark-check'
import CircleCheck from 'lucide-react/icons/circle-check'
import CirclePause from 'lucide-react/icons/circle-pause'
import Handshake from 'lucide-react/icons/handshake'
import { StatusLabel } from '../../ui/status-label/status-label.tsx'
import { type OwnedListing, stateOfOwned } from './owned-listing.ts'

const labels = {
  active: { colour: 'blue', icon: CircleCheck, label: 'Active' },
  inactive: { colour: 'grey', icon: CirclePause, label: 'Inactive' },
  reserved: { colour: 'grey', icon: BookmarkCheck, label: 'Reserved' },
  sold: { colour: 'red', icon: Handshake, label: 'Sold' },
} as const satisfies Partial<Record<ListingState | 'reserved', object>>

/** Active, Inactive or Sold (MINE-04); what is active may be Reserved. */
export function ListingStatus({ listing }: { listing: OwnedListing }) {
  const state = stateOfOwned(listing)
  if (state === 'deleted') return null
  const { colour, icon, label } = labels[state === 'active' && listing.reserved ? 'reserved' : state]
  return (
    <StatusLabel colour={colour} icon={icon}>
      {label}
    </StatusLabel>
  )
}
