import EyeOff from 'lucide-react/icons/eye-off'
import { Alert } from '../ui/alert/alert.tsx'
import { HeldWords, type SuspendedListing } from './held-words.tsx'

/** Tells the owner that their listing is hidden, why, and what a volunteer wrote. */
export function HeldBanner({ listing }: { listing: SuspendedListing }) {
  return (
    <Alert type="warning" icon={EyeOff}>
      <p>
        <HeldWords listing={listing} />
      </p>
    </Alert>
  )
}
