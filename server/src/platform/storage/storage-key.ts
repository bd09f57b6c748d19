/** True for a text that can be a key: a path that only leads down, without names that begin with a dot. */
export function isStorageKey(key: string): boolean {
  return key.length <= 500 && /^[a-z0-9-][a-z0-9.-]*(\/[a-z0-9-][a-z0-9.-]*)*$/.test(key)
}

/** Returns the same key. Throws when it is not valid. */
export function validKey(key: string): string {
  if (!isStorageKey(key)) throw new Error(`Not a storage key: ${JSON.stringify(key.slice(0, 100))}`)
  return key
}
