import {
  type FocusEventHandler,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { useLocation } from 'react-router'
import type { ShownAlert } from './alert-message.ts'
import styles from './alert-strip.module.css'
import { alerts, useAlerts } from './alerts.ts'
import { MessageAlert } from './message-alert.tsx'
import { useClearOfFocus } from './use-clear-of-focus.ts'

/** The place where alerts are shown: at the beginning of the main part. */
export function StandingAlerts() {
  const { standing, expired } = useAlerts()
  const { key, pathname } = useLocation()
  // A layout effect runs before the effects of the page itself, so that an alert that the page shows on arrival is not removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival, also on the same path, brings what was left for it
  useLayoutEffect(() => alerts.enterPage(pathname), [key, pathname])
  return standing.length || expired.length ? <AlertStrip /> : null
}

/**
 * The alerts of this page. They are in the flow and push the page down, so that they cover nothing. The floating ones stay at the
 * top of the window while the page scrolls, pause while they are pointed at or have the focus, and do not cover the focused element.
 */
function AlertStrip() {
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
    <div key={alert.id} className={`page ${styles.notice}`}>
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

/** A change of padding too small to see, which turns off the browser's scroll anchoring for a moment. */
const nudge = '0.02px'
const nudgeTime = 100

/**
 * Lets new alerts push the page down, also where it is scrolled: with CSS Scroll Anchoring the strip would cover the page. An
 * element that is scrolled into view for the focus stops below the strip.
 */
function usePushDown(strip: RefObject<HTMLElement | null>, alerts: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of what is told
  useLayoutEffect(() => {
    const { style } = document.body
    style.paddingTop = nudge
    const restore = () => void style.removeProperty('padding-top')
    const timer = setTimeout(restore, nudgeTime)
    return () => {
      clearTimeout(timer)
      restore()
    }
  }, [alerts])
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--strip', `${strip.current?.offsetHeight ?? 0}px`)
    return () => void style.removeProperty('--strip')
  })
}

/** Reports to the store whether the place of the alerts is in sight. Returns whether the page is scrolled past it. */
function useScrolledPast(place: RefObject<HTMLElement | null>): boolean {
  const [isPast, setPast] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1)
      if (!entry) return
      alerts.setInSight(entry.isIntersecting)
      setPast(!entry.isIntersecting && entry.boundingClientRect.top < 0)
    })
    if (place.current) observer.observe(place.current)
    return () => {
      observer.disconnect()
      alerts.setInSight(false)
    }
  }, [place])
  return isPast
}
