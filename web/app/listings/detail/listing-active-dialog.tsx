import { lifetimeInDays } from '@reable/contract/listings/rules'
import { Button } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import type { Listing } from './load-listing.ts'

type Props = { listing: Pick<Listing, 'confirmed' | 'held'>; onClose: () => void }

/** What happens with a listing that has just been published. */
export function ListingActiveDialog({ listing, onClose }: Props) {
  return (
    <Dialog
      short
      title={listing.held ? 'We look at it first' : 'Your Listing is Active'}
      onClose={onClose}
      foot={(close) => (
        <Button variant="next" onClick={close}>
          See my listing
        </Button>
      )}
    >
      <p>
        {listing.held
          ? 'Your listing is saved, and nobody else sees it yet. A volunteer looks at it within a day. Its page says why, and what you can change.'
          : `It stays on the list for ${lifetimeInDays} days. We write to you before that time ends, so that you can renew it.`}
      </p>
      {!listing.confirmed && <p>Others can see it once you confirm your account. Open the link we emailed you.</p>}
    </Dialog>
  )
}
