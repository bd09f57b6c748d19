import { useSyncExternalStore } from 'react'

/** What the modal to be notified was opened for. */
type NotifyRequest = {
  /** Of the categories and equipment types that are being looked at. */
  names: string[]
  /** Called once it is closed. */
  closed?: () => void
}

let request: NotifyRequest | undefined
const listeners = new Set<() => void>()

/** Opens, over the page, the modal in which someone who is signed in says what they wait for. */
export const askToBeNotified = (next: NotifyRequest): void => setRequest(next)

export const stopAskingToBeNotified = (): void => setRequest(undefined)

/** Why the modal is open; undefined while it is not. */
export const useNotifyAsked = (): NotifyRequest | undefined =>
  useSyncExternalStore(
    subscribe,
    () => request,
    () => undefined,
  )

function setRequest(next: NotifyRequest | undefined): void {
  request = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
