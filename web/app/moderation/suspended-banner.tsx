import EyeOff from 'lucide-react/icons/eye-off'
import { Alert } from '../ui/alert/alert.tsx'
import { type SuspendedListing, SuspendedText } from './suspended-text.tsx'

/** Tells the owner that their listing is hidden, why, and what a volunteer wrote. */
export function SuspendedBanner({ listing }: { listing: SuspendedListing }) {
  return (
    <Alert type="warning" icon={EyeOff}>
      <p>
        <SuspendedText listing={listing} />
      </p>
    </Alert>
  )
}
