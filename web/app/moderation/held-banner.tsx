import EyeOff from 'lucide-react/icons/eye-off'
import { Alert } from '../ui/alert/alert.tsx'
import { type Held, HeldWords } from './held-words.tsx'

/** Tells the owner of a listing that it is hidden, why, and what a volunteer wrote. */
export function HeldBanner({ listing }: { listing: Held }) {
  return (
    <Alert type="warning" icon={EyeOff}>
      <p>
        <HeldWords listing={listing} />
      </p>
    </Alert>
  )
}
