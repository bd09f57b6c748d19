import { addresses } from '../shell/addresses.ts'
import { Button } from '../ui/button/button.tsx'
import { Link } from '../ui/link/link.tsx'
import { conversationAddress } from './conversation-address.ts'

/** Shown after a message is sent: where the answer stands, how its writer hears of it, and where the copy is. */
export function SentNote({ email, conversationId }: { email: string; conversationId: number }) {
  return (
    <>
      <p>
        When the seller answers, we e-mail you at <strong className="code">{email}</strong>. Your copy is in{' '}
        <Link to={addresses.messagesSent}>Messages Sent</Link>.
      </p>
      <p>
        <Button wide to={conversationAddress(conversationId)}>
          See the conversation
        </Button>
      </p>
    </>
  )
}
