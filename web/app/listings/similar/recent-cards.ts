import { useEffect, useRef, useState } from 'react'
import { browserApi } from '../../api.ts'
import { relatedListingsFailed } from '../../shell/alerts/catalogue.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { type Card, cardOf } from '../cards/card.ts'
import { viewerId } from '../detail/listing-viewer.ts'
import type { Listing } from '../detail/load-listing.ts'
import { forgetPosts, recentPosts, rememberPost } from './recent-storage.ts'

/** The listings this browser viewed before, as they are today; remembers this listing from now on, unless it is one's own. */
export function useRecentCards(listing: Listing): Card[] {
  const [cards, setCards] = useState<Card[]>([])
  const isRequested = useRef(false)
  useEffect(() => {
    // Once for each visit: when an owner's browser loads again, it is the same listing.
    if (isRequested.current) return
    isRequested.current = true
    const before = recentPosts().map(({ id }) => id)
    if (viewerId() !== listing.user.id) rememberPost(listing)
    fetchRecent(before.filter((id) => id !== listing.id)).then(setCards)
  }, [listing])
  return cards
}

async function fetchRecent(ids: number[]): Promise<Card[]> {
  if (!ids.length) return []
  const reply = await browserApi('listRecentListings', {
    query: { post_ids: ids.join(), user_id: String(viewerId() ?? '') },
  })
  if (!reply.ok) {
    showFailure(reply, relatedListingsFailed)
    return []
  }
  forgetPosts(ids.filter((id) => !reply.data.some((card) => card.id === id)))
  return reply.data.map(cardOf)
}
