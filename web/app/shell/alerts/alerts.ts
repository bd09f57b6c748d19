import { useStore } from 'zustand'
import { AlertStore } from './alert-store.ts'
import { sessionListStorage } from './list-storage.ts'

/**
 * The store of the page's alerts, for a component, a handler or a clientLoader: `alerts.show(…)`, or `alerts.showOnNextPage(…)`
 * right before a navigation. It is never used in a loader, because what the server renders is the same for everyone.
 */
export const alerts = new AlertStore({
  messages: sessionListStorage('messages'),
  forNextPage: sessionListStorage('messages-for-next-page'),
})

/** The current alerts. Empty in the server's HTML and during hydration. */
export const useAlerts = () => useStore(alerts)
