import { useSyncExternalStore } from 'react'
import { storedUser } from '../accounts/user-store.ts'
import { type DeviceStorage, deviceStorage } from '../state/device-storage.ts'

export const savedKey = 'saved_listings'

/** The storage of the listings saved in this browser; for somebody with an account, a copy of the account's. */
export const savedStorage: DeviceStorage = deviceStorage(savedKey)

const listeners = new Set<() => void>()
let cached: { text: string | null; by: number | undefined; ids: Set<number> } | undefined

/** Notifies every heart that the saved listings may have changed. */
export const notifySaved = (): void => {
  for (const listener of listeners) listener()
}

/** Whether the present person or visitor has saved this listing. */
export const useIsSaved = (id: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => savedIds().has(id),
    () => false,
  )

function subscribe(listener: () => void): () => void {
  const unsubscribe = savedStorage.subscribe(listener)
  listeners.add(listener)
  return () => {
    unsubscribe()
    listeners.delete(listener)
  }
}

function savedIds(): Set<number> {
  const text = savedStorage.read()
  const by = storedUser()?.user_id
  if (cached?.text !== text || cached.by !== by) cached = { text, by, ids: idsIn(text, by) }
  return cached.ids
}

/** Ignores what another person has left here, and whatever is not a list. */
function idsIn(text: string | null, by: number | undefined): Set<number> {
  try {
    const stored = JSON.parse(text ?? '')
    const posts = stored.by === by ? stored.posts : by ? [] : stored.visitors
    return new Set(posts.map((post: { id: number }) => post.id))
  } catch {
    return new Set()
  }
}
