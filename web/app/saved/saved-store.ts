import { useStore } from 'zustand'
import { storedUser } from '../accounts/user-store.ts'
import { type DeviceStorage, deviceStorage } from '../state/device-storage.ts'
import { parseStoredObject } from '../state/storage.ts'
import { createStoredStore } from '../state/stored-store.ts'

export const savedKey = 'saved_listings'

/** The storage of the listings saved in this browser; for somebody with an account, a copy of the account's. */
export const savedStorage: DeviceStorage = deviceStorage(savedKey)

type StoredIds = { by: unknown; posts: ReadonlySet<number>; visitors: ReadonlySet<number> }

const noIds: ReadonlySet<number> = new Set()

const store = createStoredStore({ storage: savedStorage, parse: readIds })

/** Stores a text in place of the one before, and notifies every heart; null removes it. */
export const writeSaved = store.write

/** Notifies every heart that the saved listings may have changed. */
export const notifySaved = store.notify

/** Whether the present person or visitor has saved this listing. */
export const useIsSaved = (id: number): boolean => useStore(store, (stored) => presentIds(stored).has(id))

/** Ignores what another person has left here. */
function presentIds({ by, posts, visitors }: StoredIds): ReadonlySet<number> {
  if (!posts.size && !visitors.size) return noIds
  const person = storedUser()?.user_id
  if (by === person) return posts
  return person ? noIds : visitors
}

function readIds(text: string | null): StoredIds {
  const { by, posts, visitors } = parseStoredObject<Record<'by' | 'posts' | 'visitors', unknown>>(text)
  return { by, posts: idsIn(posts), visitors: idsIn(visitors) }
}

/** Whatever is not a list counts as an empty one. */
function idsIn(posts: unknown): ReadonlySet<number> {
  try {
    return new Set((posts as { id: number }[]).map(({ id }) => id))
  } catch {
    return noIds
  }
}
