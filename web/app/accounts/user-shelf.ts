const key = 'user'

/** What the browser refused to keep: it holds for as long as this page is open. */
let unkept: { text: string | null } | undefined

/** The text that this browser keeps of its person; null on the server. */
export function readShelf(): string | null {
  if (unkept) return unkept.text
  try {
    return localStorage.getItem(key)
  } catch {
    // A browser that keeps nothing has nobody signed in.
    return null
  }
}

/** Keeps a text in place of the one before; null: nothing. */
export function writeShelf(text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
    unkept = undefined
  } catch {
    unkept = { text }
  }
}

/** Tells when another tab has changed it, which holds in this one too. */
export function hearShelf(tell: () => void): () => void {
  const hear = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    unkept = undefined
    tell()
  }
  addEventListener('storage', hear)
  return () => removeEventListener('storage', hear)
}
