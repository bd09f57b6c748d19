/** A list that is stored for the visit. */
export type ListStorage<Item> = { read: () => Item[]; write: (items: readonly Item[]) => void }

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>

/** Stores a list in the session storage; where a browser refuses that, reading gives an empty list and writing does nothing. */
export function sessionListStorage<Item>(
  name: string,
  storage: () => Storage = () => sessionStorage,
): ListStorage<Item> {
  return {
    read() {
      try {
        const items = JSON.parse(storage().getItem(name) ?? '[]')
        return Array.isArray(items) ? items : []
      } catch {
        return []
      }
    },
    write(items) {
      try {
        storage().setItem(name, JSON.stringify(items))
      } catch {
        // Refused or full: the messages are still on this page.
      }
    },
  }
}
