import { type FocusEvent, useRef } from 'react'
import styles from './alert-strip.module.css'
import type { Message } from './alert-words.ts'
import { alerts, useAlerts } from './alerts.ts'
import { MessageAlert } from './message-alert.tsx'
import { useClearOfFocus } from './use-clear-of-focus.ts'
import { usePushing } from './use-pushing.ts'
import { useSight } from './use-sight.ts'

/**
 * What is told on this page, in the flow, so that it covers nothing: it pushes the page down. What floats stays at the top of
 * the window when the page scrolls, waits while someone points at it or is in it, and makes way for what has the focus.
 */
export function AlertStrip() {
  const { standing, floating, spent } = useAlerts()
  const place = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const isAway = useSight(place)
  usePushing(strip, standing)
  useClearOfFocus(strip, floating)

  const enter = ({ relatedTarget: from, currentTarget }: FocusEvent) => {
    if (from instanceof HTMLElement && !currentTarget.contains(from)) cameFrom.current = from
    alerts.wait()
  }
  const boxOf = (message: Message) => (
    <div key={message.id} className={styles.notice}>
      <MessageAlert message={message} onDismiss={() => putAway(message.id, cameFrom.current)} />
    </div>
  )
  return (
    <>
      <div ref={place} className={styles.place} />
      {floating.length > 0 && (
        <section
          ref={strip}
          className={styles.floating}
          aria-label="New notices"
          data-away={isAway || undefined}
          data-screen-only
          onPointerEnter={() => alerts.wait()}
          onPointerLeave={() => goOnUnlessHeld(strip.current)}
          onFocus={enter}
          onBlur={() => setTimeout(() => goOnUnlessHeld(strip.current))}
        >
          {floating.map(boxOf)}
        </section>
      )}
      <div className={styles.standing} data-screen-only>
        {standing.filter((one) => !floating.includes(one)).map(boxOf)}
      </div>
      <div className={styles.spent} data-screen-only>
        {spent.map(boxOf)}
      </div>
    </>
  )
}

/** The focus goes back to where it came from. */
function putAway(id: number, cameFrom: HTMLElement | null) {
  const back = cameFrom?.isConnected ? cameFrom : document.getElementById('main')
  alerts.putAway(id)
  back?.focus({ preventScroll: true })
}

function goOnUnlessHeld(strip: HTMLElement | null) {
  if (!strip?.matches(':hover, :focus-within')) alerts.goOn()
}
