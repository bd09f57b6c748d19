/** One text that this browser keeps under a key. */
export type DeviceStorage = {
  /** Null where nothing is kept, and on the server. */
  read: () => string | null
  /** Keeps a text in place of the one before; null: nothing. */
  write: (text: string | null) => void
  /** Tells when another tab has changed it, which holds in this one too. Answers how to stop hearing. */
  subscribe: (listener: () => void) => () => void
}

export function deviceStorage(key: string): DeviceStorage {
  // What the browser refused to keep: it holds for as long as this page is open.
  let unsaved: { text: string | null } | undefined
  return {
    read() {
      if (unsaved) return unsaved.text
      try {
        return localStorage.getItem(key)
      } catch {
        return null
      }
    },
    write(text) {
      try {
        if (text === null) localStorage.removeItem(key)
        else localStorage.setItem(key, text)
        unsaved = undefined
      } catch {
        unsaved = { text }
      }
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
