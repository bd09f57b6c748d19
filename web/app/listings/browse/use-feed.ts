import { listingsPerPage } from '@reable/contract/listings/rules'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { browserApi } from '../../api.ts'
import { nearKey } from '../../places/use-near-list.ts'
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

/** The lists of this visit by their entry in the history and by place, for going back; the oldest go first. */
const feedCache = new Map<string, Feed>()
const maxCached = 20

function cacheFeed(key: string, feed: Feed) {
  feedCache.delete(key)
  feedCache.set(key, feed)
  for (const oldest of feedCache.keys()) {
    if (feedCache.size <= maxCached) return
    feedCache.delete(oldest)
  }
}

const cacheKeyOf = (key: string, { near }: FoundList) => `${key} ${nearKey(near)}`

const startState = (key: string, first: FoundList, startsAnew: boolean): State => ({
  key,
  first,
  feed: (startsAnew ? undefined : feedCache.get(cacheKeyOf(key, first))) ?? startFeed(first, listingsPerPage),
  step: 'ready',
})

/** The list that grows: its first page comes with the page, the others by `loadMore`. Going back finds it as it was left. */
export function useFeed(first: FoundList) {
  const { key } = useLocation()
  const [state, setState] = useState(() => startState(key, first, false))
  const current = state.first === first ? state : startState(key, first, key === state.key)
  if (current !== state) setState(current)
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
  return { feed: current.feed, step: current.step, loadMore }
}

/** The call for what comes behind the last card, wherever that stands by now. */
const nextPage = ({ query }: FoundList, { page, next }: Feed): BrowseQuery => ({
  ...query,
  page: String(page + 1),
  ...(next !== undefined && { after: next }),
})
