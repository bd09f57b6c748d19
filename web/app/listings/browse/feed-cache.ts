import { jsonStorage, objectIn } from '../../state/storage.ts'
import type { Feed } from './feed.ts'

type Cached = { key: string; at: number; feed: Feed }

/** In milliseconds: what was found a day ago is looked for again. */
const lifetime = 24 * 3_600_000
/** The lists of this visit in memory, and those that the tab keeps where the device has dropped its page. The oldest go first. */
const maxCached = 20
const maxStored = 3
/** A longer list would take all the room that a tab has. */
const maxStoredCards = 600

const isCached = (entry: Partial<Cached>): entry is Cached =>
  typeof entry.key === 'string' && Date.now() - Number(entry.at) < lifetime && Array.isArray(entry.feed?.cards)

const storage = jsonStorage('sessionStorage', 'lists', (stored): Cached[] =>
  Array.isArray(stored) ? stored.map((entry) => objectIn<Cached>(entry)).filter(isCached) : [],
)

let cached: Cached[] | undefined

const read = (): Cached[] => {
  cached ??= storage.read()
  return cached
}

/** The list as it was left, by its entry in the history and by place. */
export const cachedFeed = (key: string): Feed | undefined => read().find((entry) => entry.key === key)?.feed

export function cacheFeed(key: string, feed: Feed): void {
  const others = read().filter((entry) => entry.key !== key)
  cached = [...others, { key, at: Date.now(), feed }].slice(-maxCached)
  storage.write(cached.filter((entry) => entry.feed.cards.length <= maxStoredCards).slice(-maxStored))
}
