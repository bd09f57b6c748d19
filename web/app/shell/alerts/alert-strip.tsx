import { type FocusEventHandler, type ReactNode, type RefObject, useRef } from 'react'
import type { ShownAlert } from './alert-message.ts'
import styles from './alert-strip.module.css'
import { alerts, useAlerts } from './alerts.ts'
import { MessageAlert } from './message-alert.tsx'
import { useClearOfFocus } from './use-clear-of-focus.ts'
import { usePushDown } from './use-push-down.ts'
import { useScrolledPast } from './use-scrolled-past.ts'

/**
 * The alerts of this page. They are in the flow and push the page down, so that they cover nothing. The floating ones stay at the
 * top of the window while the page scrolls, pause while they are pointed at or have the focus, and do not cover the focused element.
 */
export function AlertStrip() {
  const { standing, floating, expired } = useAlerts()
  const place = useRef<HTMLDivElement>(null)
  const strip = useRef<HTMLElement>(null)
  const previousFocus = useRef<HTMLElement>(null)
  const isScrolledPast = useScrolledPast(place)
  usePushDown(strip, standing)
  useClearOfFocus(strip, floating)

  const enter: FocusEventHandler = ({ relatedTarget: from, currentTarget }) => {
    if (from instanceof HTMLElement && !currentTarget.contains(from)) previousFocus.current = from
    alerts.pause()
  }
  const renderAlert = (alert: ShownAlert) => (
    <div key={alert.id} className={styles.notice}>
      <MessageAlert message={alert} onDismiss={() => dismiss(alert.id, previousFocus.current)} />
    </div>
  )
  return (
    <>
      <div ref={place} className={styles.place} />
      {floating.length > 0 && (
        <FloatingAlerts strip={strip} isAway={isScrolledPast} onFocus={enter}>
          {floating.map(renderAlert)}
        </FloatingAlerts>
      )}
      <div className={styles.standing} data-screen-only>
        {standing.filter((one) => !floating.includes(one)).map(renderAlert)}
      </div>
      <div className={styles.spent} data-screen-only>
        {expired.map(renderAlert)}
      </div>
    </>
  )
}

type FloatingAlertsProps = {
  strip: RefObject<HTMLElement | null>
  /** The page has been scrolled past the place of the alerts. */
  isAway: boolean
  onFocus: FocusEventHandler
  children: ReactNode
}

/** The alerts that float; their time is paused while one of them is pointed at or has the focus. */
function FloatingAlerts({ strip, isAway, onFocus, children }: FloatingAlertsProps) {
  return (
    <section
      ref={strip}
      className={styles.floating}
      aria-label="New notices"
      data-away={isAway || undefined}
      data-screen-only
      onPointerEnter={() => alerts.pause()}
      onPointerLeave={() => resumeUnlessInUse(strip.current)}
      onFocus={onFocus}
      onBlur={() => setTimeout(() => resumeUnlessInUse(strip.current))}
    >
      {children}
    </section>
  )
}

/** Dismisses an alert and moves the focus back to where it came from. */
function dismiss(id: number, previousFocus: HTMLElement | null) {
  const target = previousFocus?.isConnected ? previousFocus : document.getElementById('main')
  alerts.dismiss(id)
  target?.focus({ preventScroll: true })
}

function resumeUnlessInUse(strip: HTMLElement | null) {
  if (!strip?.matches(':hover, :focus-within')) alerts.resume()
}
