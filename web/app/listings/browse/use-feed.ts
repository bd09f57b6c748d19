import { listingsPerPage } from '@reable/contract/listings/rules'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { browserApi } from '../../api.ts'
import { nearKey } from '../../places/use-near-list.ts'
import type { FoundList } from '../home/load-home.ts'
import type { BrowseQuery } from './browse-address.ts'
import { appendPage, type Feed, startFeed } from './feed.ts'

type State = {
  /** The entry of the history, and the answer that the list began with: another one begins it anew. */
  key: string
  first: FoundList
  feed: Feed
  step: 'ready' | 'loading' | { failed: string }
}

/** The lists of this visit by their entry in the history and where somebody was, for whoever comes back; the oldest go first. */
const kept = new Map<string, Feed>()
const mostKept = 20

function keep(key: string, feed: Feed) {
  kept.delete(key)
  kept.set(key, feed)
  for (const oldest of kept.keys()) {
    if (kept.size <= mostKept) return
    kept.delete(oldest)
  }
}

const placeOf = (key: string, { near }: FoundList) => `${key} ${nearKey(near)}`

const begin = (key: string, first: FoundList, again: boolean): State => ({
  key,
  first,
  feed: (again ? undefined : kept.get(placeOf(key, first))) ?? startFeed(first, listingsPerPage),
  step: 'ready',
})

/** The list that grows: its first page comes with the page, the others by `more`. Going back finds it as it was left. */
export function useFeed(first: FoundList) {
  const { key } = useLocation()
  const [state, setState] = useState(() => begin(key, first, false))
  const now = state.first === first ? state : begin(key, first, key === state.key)
  if (now !== state) setState(now)
  useEffect(() => keep(placeOf(key, first), now.feed), [key, first, now.feed])
  const more = async () => {
    if (now.step === 'loading' || now.feed.page >= now.feed.pages) return
    setState({ ...now, step: 'loading' })
    const reply = await browserApi('browseListings', { query: nextPage(first, now.feed) })
    setState((then) => {
      if (then.first !== first) return then
      if (!reply.ok || !reply.pagination) return { ...then, step: { failed: reply.ok ? '' : reply.failure.error } }
      return {
        ...then,
        step: 'ready',
        feed: appendPage(then.feed, { cards: reply.data, pagination: reply.pagination }),
      }
    })
  }
  return { feed: now.feed, step: now.step, more }
}

/** The call for what comes after; `before` names the first listing of page 1, so that new ones move nothing. */
function nextPage({ query, cards, pagination }: FoundList, { page }: Feed): BrowseQuery {
  const before = query.before ?? (pagination.current_page === 1 ? String(cards[0]?.id) : undefined)
  return { ...query, page: String(page + 1), ...(before && { before }) }
}
