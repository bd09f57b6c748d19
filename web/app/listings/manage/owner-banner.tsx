import EyeOff from 'lucide-react/icons/eye-off'
import Handshake from 'lucide-react/icons/handshake'
import { SuspendedBanner } from '../../moderation/suspended-banner.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { type OwnedListing, stateOfOwned } from './owned-listing.ts'

/** Tells the owner of a listing why others do not see it: reports, or its state. */
export function OwnerBanner({ listing }: { listing: OwnedListing }) {
  return (
    <>
      {listing.held && <SuspendedBanner listing={{ ...listing, held: listing.held }} />}
      <StateBanner listing={listing} />
    </>
  )
}

/** LIFE-10 to LIFE-12. */
function StateBanner({ listing }: { listing: OwnedListing }) {
  if (!listing.confirmed) {
    return (
      <Alert
        type="warning"
        icon={EyeOff}
        text="This listing is hidden. Please confirm your account in order for it to be visible to others."
      />
    )
  }
  const state = stateOfOwned(listing)
  if (state === 'sold') return <Alert type="info" icon={Handshake} text="This listing is sold." />
  if (state === 'active') return null
  return (
    <Alert
      type="warning"
      icon={EyeOff}
      text="This listing is hidden. Please renew it in order for it to be visible to others."
    />
  )
}
