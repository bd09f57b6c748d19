import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { alerts, useAlerts } from './alerts.ts'
import { MessageAlert } from './message-alert.tsx'
import styles from './standing-alerts.module.css'

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
        <MessageAlert key={message.id} message={message} onDismiss={() => putAway(message.id)} />
      ))}
    </div>
  )
}

function putAway(id: number) {
  alerts.putAway(id)
  document.getElementById('main')?.focus({ preventScroll: true })
}
