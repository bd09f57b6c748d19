import { useSyncExternalStore } from 'react'

/** What the modal to be notified was opened for. */
type NotifyAsked = {
  /** Of the categories and equipment types that are being looked at. */
  names: string[]
  /** Called once it is closed. */
  closed?: () => void
}

let asked: NotifyAsked | undefined
const listeners = new Set<() => void>()

/** Opens, over the page, the modal in which someone who is signed in says what they wait for. */
export const askToBeNotified = (next: NotifyAsked): void => tell(next)

export const stopAskingToBeNotified = (): void => tell(undefined)

/** Why the modal is open; undefined while it is not. */
export const useNotifyAsked = (): NotifyAsked | undefined =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => undefined,
  )

function tell(next: NotifyAsked | undefined): void {
  asked = next
  for (const hear of listeners) hear()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
