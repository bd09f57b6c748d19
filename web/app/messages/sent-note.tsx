import { addresses } from '../shell/addresses.ts'
import { Link } from '../ui/link/link.tsx'

/** Shown after a message is sent: where the answer arrives, and where the copy is. */
export function SentNote({ email }: { email: string }) {
  return (
    <p>
      The seller answers to <strong className="code">{email}</strong>. Your copy is in{' '}
      <Link to={addresses.messagesSent}>Messages Sent</Link>.
    </p>
  )
}
