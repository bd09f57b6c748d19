import { useSyncExternalStore } from 'react'
import { AlertStore, noAlerts } from './alert-store.ts'
import { sessionListStorage } from './list-storage.ts'

/**
 * The one place to tell the person something, from a component, a handler or a clientLoader: `alerts.show(…)`, or
 * `alerts.showOnNextPage(…)` right before a navigation. Never from a loader: what the server renders is everyone's.
 */
export const alerts = new AlertStore({
  messages: sessionListStorage('messages'),
  forNextPage: sessionListStorage('messages-for-next-page'),
})

/** What is told just now. Empty in the server's HTML and while the browser takes it over. */
export const useAlerts = () => useSyncExternalStore(alerts.subscribe, alerts.getState, serverState)

const serverState = () => noAlerts
