import { type JsonStorage, jsonStorage } from '../../state/storage.ts'

/** A list that is stored for the visit. */
export type ListStorage<Item> = JsonStorage<readonly Item[]>

/** Stores a list in the session storage. Where a browser refuses that, or anything else is stored, reading gives an empty list. */
export const sessionListStorage = <Item>(name: string): ListStorage<Item> =>
  jsonStorage<readonly Item[]>('sessionStorage', name, (stored) => (Array.isArray(stored) ? stored : []))
