import { useSyncExternalStore } from 'react'
import { storedUser } from '../accounts/user-store.ts'
import { type DeviceShelf, deviceShelf } from '../device-shelf.ts'

export const savedKey = 'saved_listings'

/** Where this browser keeps what was saved in it; of somebody with an account, a copy of what their account keeps. */
export const savedShelf: DeviceShelf = deviceShelf(savedKey)

const listeners = new Set<() => void>()
let known: { text: string | null; by: number | undefined; ids: Set<number> } | undefined

/** Has every heart look again at what is saved. */
export const tellSaved = (): void => {
  for (const tell of listeners) tell()
}

/** Whether whoever is here has saved this listing. */
export const useIsSaved = (id: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => savedIds().has(id),
    () => false,
  )

function subscribe(tell: () => void): () => void {
  const unhear = savedShelf.hear(tell)
  listeners.add(tell)
  return () => {
    unhear()
    listeners.delete(tell)
  }
}

function savedIds(): Set<number> {
  const text = savedShelf.read()
  const by = storedUser()?.user_id
  if (known?.text !== text || known.by !== by) known = { text, by, ids: idsIn(text, by) }
  return known.ids
}

/** What another person left here, and what is no list, counts as nothing. */
function idsIn(text: string | null, by: number | undefined): Set<number> {
  try {
    const kept = JSON.parse(text ?? '')
    const posts = kept.by === by ? kept.posts : by ? [] : kept.visitors
    return new Set(posts.map((post: { id: number }) => post.id))
  } catch {
    return new Set()
  }
}
