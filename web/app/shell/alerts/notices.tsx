import { howLongAgo } from '@reable/contract/how-long-ago'
import { useEffect, useState } from 'react'
import { Disclosure } from '../../ui/disclosure/disclosure.tsx'
import { useAlerts } from './alerts.ts'
import { MessageAlert } from './message-alert.tsx'
import styles from './notices.module.css'

const title = 'What we told you on this visit'

/** The list of all messages of this visit, newest first, on every page. */
export function Notices() {
  const { messages } = useAlerts()
  const now = useNow()
  if (!messages.length) return null
  return (
    <aside className={styles.notices} aria-label={title} data-screen-only>
      <div className={`page ${styles.content}`}>
        <Disclosure title={`${title} (${messages.length})`} level={2}>
          <ol className="stack column gap-12">
            {[...messages].reverse().map((message) => (
              <li key={message.id}>
                <MessageAlert message={message}>
                  <p className="quiet">{timeAgo(message.at, now)}</p>
                </MessageAlert>
              </li>
            ))}
          </ol>
        </Disclosure>
      </div>
    </aside>
  )
}

const halfMinute = 30_000

/** The device's time in milliseconds, updated often enough for texts in minutes. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    const tick = setInterval(() => setNow(Date.now()), halfMinute)
    return () => clearInterval(tick)
  }, [])
  return now
}

/** How long ago a message was shown, as a line of its own. Both times are in milliseconds of the device's clock. */
function timeAgo(at: number, now: number): string {
  const text = howLongAgo(at, now)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
