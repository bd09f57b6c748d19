/** `localStorage` is kept by the device for every tab, `sessionStorage` by one tab until it is closed. */
export type StorageArea = 'localStorage' | 'sessionStorage'

/** The text stored under a key; null where nothing is stored, where the browser refuses to read, and on the server. */
export function readText(area: StorageArea, key: string): string | null {
  try {
    return globalThis[area].getItem(key)
  } catch {
    return null
  }
}

/** Stores a text in place of the one before; null removes it. Returns whether the browser has done so. */
export function writeText(area: StorageArea, key: string, text: string | null): boolean {
  try {
    if (text === null) globalThis[area].removeItem(key)
    else globalThis[area].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Removes every text whose key begins so. */
export function removeByPrefix(area: StorageArea, prefix: string): void {
  try {
    for (const key of Object.keys(globalThis[area])) if (key.startsWith(prefix)) globalThis[area].removeItem(key)
  } catch {
    // A browser that cannot store anything has nothing to remove.
  }
}

/** A value stored as JSON. */
export type JsonStorage<Value> = {
  read: () => Value
  /** Stores a value in place of the one before; undefined removes it. Where the browser refuses, the open page still has it. */
  write: (value: Value | undefined) => void
}

/** `check` makes the value of whatever is stored, which another version of the site may have written; undefined: nothing is. */
export const jsonStorage = <Value>(
  area: StorageArea,
  key: string,
  check: (stored: unknown) => Value,
): JsonStorage<Value> => ({
  read: () => check(parseJson(readText(area, key))),
  write: (value) => {
    writeText(area, key, value === undefined ? null : JSON.stringify(value))
  },
})

/** Whether a value stored at this moment has not expired yet. Both in milliseconds; without a valid moment it has. */
export const isFresh = (at: unknown, lifetime: number): boolean => Date.now() - Number(at) < lifetime

/** Parses a stored text as an object; anything else counts as an empty one. */
export const parseStoredObject = <Stored extends object>(text: string | null): Partial<Stored> =>
  objectIn<Stored>(parseJson(text))

/** The stored object; anything else counts as an empty one. */
export const objectIn = <Stored extends object>(stored: unknown): Partial<Stored> =>
  typeof stored === 'object' && stored ? stored : {}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}
