import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import type { Message } from './load-thread.ts'
import styles from './message-list.module.css'

/** What one's own mail quoted and how it was signed, folded: whoever wrote it sees that nothing of it is lost, and that nobody else reads it. */
export function MessageFold({ folded }: Pick<Message, 'folded'>) {
  if (!folded) return null
  return (
    <div className={styles.fold}>
      <Disclosure title="Quoted text and signature, seen by you alone">
        <p className={styles.words}>{folded}</p>
      </Disclosure>
    </div>
  )
}
