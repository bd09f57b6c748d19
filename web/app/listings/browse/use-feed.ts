import { listingsPerPage } from '@reable/contract/listings/rules'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { browserApi } from '../../api.ts'
import { nearKey } from '../../places/use-near-list.ts'
import { leftPlace } from '../../shell/left-place.ts'
import { useInBrowser } from '../../state/in-browser.ts'
import { jsonStorage, objectIn } from '../../state/storage.ts'
import { untilReleased } from '../../ui/load-more/until-released.ts'
import { cardOf } from '../cards/card.ts'
import type { BrowseQuery } from './browse-address.ts'
import { appendPage, type Feed, startFeed } from './feed.ts'
import type { FoundList } from './found-list.ts'

type State = {
  /** The entry of the history, and the answer that the list began with: another one restarts it. */
  key: string
  first: FoundList
  feed: Feed
  step: 'ready' | 'loading' | { failed: string }
}

const cacheKeyOf = (key: string, { near }: FoundList) => `${key} ${nearKey(near)}`

const startState = (key: string, first: FoundList, startsAnew: boolean): State => ({
  key,
  first,
  feed: (startsAnew ? undefined : cachedFeed(cacheKeyOf(key, first))) ?? startFeed(first, listingsPerPage),
  step: 'ready',
})

/** The list that grows: its first page comes with the page, the others by `loadMore`. Going back finds it as it was left. */
export function useFeed(first: FoundList) {
  const { key } = useLocation()
  // A document begins with the server's list, which is what React expects in it.
  const isFromServer = !useInBrowser()
  const [state, setState] = useState(() => startState(key, first, isFromServer))
  const current = state.first === first ? state : startState(key, first, key === state.key)
  if (current !== state) setState(current)
  const left = useRef(isFromServer ? cachedFeed(cacheKeyOf(key, first)) : undefined)
  useEffect(() => cacheFeed(cacheKeyOf(key, first), current.feed), [key, first, current.feed])
  const loadMore = async () => {
    if (current.step === 'loading' || current.feed.next === undefined) return
    setState({ ...current, step: 'loading' })
    const reply = await browserApi('browseListings', { query: nextPage(first, current.feed) })
    await untilReleased()
    setState((latest) => {
      if (latest.first !== first) return latest
      if (!reply.ok || !reply.pagination) return { ...latest, step: { failed: reply.ok ? '' : reply.failure.error } }
      return {
        ...latest,
        step: 'ready',
        feed: appendPage(latest.feed, {
          cards: reply.data.map(cardOf),
          pagination: reply.pagination,
          next: reply.answer.next,
        }),
      }
    })
  }
  useLeftList(left.current, current, loadMore)
  return { feed: current.feed, step: current.step, loadMore }
}

/**
 * In a document that was loaded again, as by a phone that had dropped the tab: asks for as many pages as were there, and goes to the
 * place in them, unless somebody scrolls meanwhile.
 */
function useLeftList(left: Feed | undefined, { feed, step }: State, loadMore: () => void) {
  const [target, setTarget] = useState(() => left && { page: left.page, place: leftPlace() })
  const isTouched = useRef(false)
  const hasMore = feed.next !== undefined && typeof step === 'string'
  const isLonger = target !== undefined && hasMore && feed.page < target.page
  useEffect(() => {
    if (isLonger && step === 'ready') loadMore()
  })
  useEffect(() => {
    if (!target) return
    const note = () => {
      isTouched.current = true
    }
    for (const type of scrolling) addEventListener(type, note, { passive: true })
    return () => {
      for (const type of scrolling) removeEventListener(type, note)
    }
  }, [target])
  useLayoutEffect(() => {
    if (!target || isLonger) return
    if (target.place !== undefined && !isTouched.current) window.scrollTo(0, target.place)
    setTarget(undefined)
  }, [target, isLonger])
}

/** What somebody scrolls by. A scroll itself says nothing: the browser scrolls too, so that what is in sight stays there. */
const scrolling = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** The call for what comes behind the last card, wherever that stands by now. */
const nextPage = ({ query }: FoundList, { page, next }: Feed): BrowseQuery => ({
  ...query,
  page: String(page + 1),
  ...(next !== undefined && { after: next }),
})

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
const cachedFeed = (key: string): Feed | undefined => read().find((entry) => entry.key === key)?.feed

function cacheFeed(key: string, feed: Feed): void {
  const others = read().filter((entry) => entry.key !== key)
  cached = [...others, { key, at: Date.now(), feed }].slice(-maxCached)
  storage.write(cached.filter((entry) => entry.feed.cards.length <= maxStoredCards).slice(-maxStored))
}
