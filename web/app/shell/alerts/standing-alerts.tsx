import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { Message } from './alert-words.ts'
import { alerts, useAlerts } from './alerts.ts'
import { MessageAlert } from './message-alert.tsx'
import styles from './standing-alerts.module.css'
import { useInView } from './use-in-view.ts'

/** The copies that stay until the next page: the first thing in the main part. */
export function StandingAlerts() {
  const { standing } = useAlerts()
  const { key, pathname } = useLocation()
  // Before the effects of the page itself, so that what a page tells on arrival stands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival, also on the same path, brings what was left for it
  useLayoutEffect(() => alerts.arrive(pathname), [key, pathname])
  if (!standing.length) return null
  return (
    <div className={styles.standing} data-screen-only>
      {standing.map((message) => (
        <Standing key={message.id} message={message} />
      ))}
    </div>
  )
}

function Standing({ message }: { message: Message }) {
  const place = useRef<HTMLDivElement>(null)
  useInView(place, () => alerts.notice(message.id))
  return (
    <div ref={place}>
      <MessageAlert message={message} onDismiss={() => putAway(message.id)} />
    </div>
  )
}

function putAway(id: number) {
  alerts.putAway(id)
  document.getElementById('main')?.focus({ preventScroll: true })
}
