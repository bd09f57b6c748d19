import { useSyncExternalStore } from 'react'

/** The request that opened the notification modal. */
type NotifyRequest = {
  /** The names of the categories and equipment types that are being looked at. */
  names: string[]
  /** Called once it is closed. */
  closed?: () => void
}

let request: NotifyRequest | undefined
const listeners = new Set<() => void>()

/** Opens, over the page, the modal in which a signed-in person chooses what to be notified of. */
export const showNotifyForm = (next: NotifyRequest): void => setRequest(next)

export const closeNotifyForm = (): void => setRequest(undefined)

/** The request that opened the modal; undefined while it is closed. */
export const useNotifyRequest = (): NotifyRequest | undefined =>
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
