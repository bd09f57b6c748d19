import { useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { AlertStrip } from './alert-strip.tsx'
import { alerts, useAlerts } from './alerts.ts'

/** The place where alerts are shown: at the beginning of the main part. */
export function StandingAlerts() {
  const { standing, expired } = useAlerts()
  const { key, pathname } = useLocation()
  // A layout effect runs before the effects of the page itself, so that an alert that the page shows on arrival is not removed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every arrival, also on the same path, brings what was left for it
  useLayoutEffect(() => alerts.enterPage(pathname), [key, pathname])
  return standing.length || expired.length ? <AlertStrip /> : null
}
