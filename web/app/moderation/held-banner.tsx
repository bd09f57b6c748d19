import EyeOff from 'lucide-react/icons/eye-off'
import { Alert } from '../ui/alert/alert.tsx'
import { HeldWords } from './held-words.tsx'

/** Tells the owner of a listing that reports hide it, and why. */
export function HeldBanner({ why }: { why: string }) {
  return (
    <Alert type="warning" icon={EyeOff}>
      <p>
        <HeldWords why={why} />
      </p>
    </Alert>
  )
}
