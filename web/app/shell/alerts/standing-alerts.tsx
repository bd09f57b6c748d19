import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { AlertStrip } from './alert-strip.tsx'
import { alerts, useAlerts } from './alerts.ts'

/** The one place where alerts show: the first thing in the main part. */
export function StandingAlerts() {
  const { standing, expired } = useAlerts()
  const { key, pathname } = useLocation()
  // Before the effects of the page itself, so that what a page tells on arrival stands.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival, also on the same path, brings what was left for it
  useLayoutEffect(() => alerts.enterPage(pathname), [key, pathname])
  return standing.length || expired.length ? <AlertStrip /> : null
}
