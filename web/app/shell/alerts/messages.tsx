import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { useAlerts } from './alerts.ts'
import { MessageAlert } from './message-alert.tsx'
import styles from './messages.module.css'
import { timeWords } from './time-words.ts'
import { useNow } from './use-now.ts'

/** All messages of this visit, newest first, on every page from the first message on. */
export function Messages() {
  const { messages } = useAlerts()
  const now = useNow()
  if (!messages.length) return null
  return (
    <aside className={styles.messages} aria-label="Messages of this visit" data-screen-only>
      <div className={styles.content}>
        <Disclosure title={`Messages (${messages.length})`} level={2}>
          <ol className={styles.list}>
            {[...messages].reverse().map((message) => (
              <li key={message.id}>
                <MessageAlert message={message}>
                  <p className={styles.time}>{timeWords(message.at, now)}</p>
                </MessageAlert>
              </li>
            ))}
          </ol>
        </Disclosure>
      </div>
    </aside>
  )
}
