import { pendingText, returnedText } from '@reable/contract/messages/worry-rules'
import { Alert } from '../../ui/alert/alert.tsx'
import type { Message } from './load-thread.ts'
import styles from './message-list.module.css'

type Props = { message: Pick<Message, 'by' | 'caution' | 'warnings' | 'held'> }

/** What to mind at a message: a warning to its reader, or to its writer that a volunteer looks at it. */
export function MessageWorry({ message: { by, caution, warnings, held } }: Props) {
  if (held) return <PendingNote held={held} />
  if (by !== 'them' || !(caution.length || warnings.length)) return null
  return (
    <div className={styles.caution}>
      <Alert type="warning" title="Please be careful">
        {caution.length > 0 && (
          <p>
            This message speaks of {caution.map((word) => `“${word}”`).join(', ')}. People who cheat often do. Pay
            nothing before you have seen the equipment, and tell nobody a code that was sent to you.
          </p>
        )}
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
      </Alert>
    </div>
  )
}

const PendingNote = ({ held }: { held: 'waiting' | 'returned' }) => (
  <div className={styles.caution}>
    <Alert type="info" title={held === 'waiting' ? 'Not passed on yet' : 'Not passed on'}>
      <p>{held === 'waiting' ? pendingText : returnedText}</p>
    </Alert>
  </div>
)
