import { cannotAnswer } from '@reable/contract/messages/conversation-rules'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { nameWithin } from '../../name-within.ts'
import type { ThreadConversation } from '../load-thread.ts'
import { useStopping } from './use-stopping.ts'

type Props = { conversation: ThreadConversation; onChange: () => void }

/** Says what is stopped in this conversation, what the reader stopped with a button that takes it back. */
export function ThreadNotes({ conversation: { id, blocked, muted, with: partner }, onChange }: Props) {
  const { task, stop } = useStopping(id, onChange)
  return (
    <>
      {!partner.can_answer && !partner.closed && <CannotAnswer name={partner.name} />}
      {blocked && (
        <Alert type="warning" title={`You blocked ${nameWithin(partner.name)}`}>
          <p>What they write does not reach you. They are not told.</p>
          <p className="above-8">
            <Button
              size="small"
              busy={task !== undefined}
              busyLabel="Unblocking…"
              onClick={() => stop('unblockPartner')}
            >
              Unblock
            </Button>
          </p>
        </Alert>
      )}
      {muted && (
        <Alert type="info" title="You get no e-mails about this conversation">
          <p className="above-8">
            <Button
              size="small"
              busy={task !== undefined}
              busyLabel="One moment…"
              onClick={() => stop('unmuteConversation')}
            >
              Send me e-mails again
            </Button>
          </p>
        </Alert>
      )}
    </>
  )
}

const CannotAnswer = ({ name }: { name: string }) => (
  <Alert type="info" title={cannotAnswer(name)}>
    <p>What you write waits here until they can read it. You need not wait: ask somebody else too.</p>
  </Alert>
)
