import { readText, writeText } from './storage.ts'

/** One text that this browser stores under a key. */
export type DeviceStorage = {
  /** Null where nothing is stored, and on the server. */
  read: () => string | null
  /** Stores a text in place of the one before; null removes it. */
  write: (text: string | null) => void
  /** Calls the listener when another tab has changed the text, which holds in this one too. Returns how to unsubscribe. */
  subscribe: (listener: () => void) => () => void
}

export function deviceStorage(key: string): DeviceStorage {
  // What the browser refused to store: it holds for as long as this page is open.
  let unsaved: { text: string | null } | undefined
  return {
    read: () => (unsaved ? unsaved.text : readText('localStorage', key)),
    write(text) {
      unsaved = writeText('localStorage', key, text) ? undefined : { text }
    },
    subscribe(listener) {
      const onStorage = (event: StorageEvent) => {
        if (event.key !== key && event.key !== null) return
        unsaved = undefined
        listener()
      }
      addEventListener('storage', onStorage)
      return () => removeEventListener('storage', onStorage)
    },
  }
}
