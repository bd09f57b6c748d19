import { recentLimit } from '@reable/contract/listings/rules'
import { useEffect, useId, useRef, useState } from 'react'
import { browserApi } from '../../api.ts'
import { relatedListingsFailed } from '../../shell/alerts/catalogue.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { jsonStorage } from '../../state/storage.ts'
import { type Card, cardOf } from '../cards/card.ts'
import { viewerId } from '../detail/listing-viewer.ts'
import type { Listing } from '../detail/load-listing.ts'
import { RecentCard } from './recent-card.tsx'
import styles from './recent-listings.module.css'

/** The listings viewed before. They stand last, so that nothing moves when they come. */
export function RecentListings({ listing }: { listing: Listing }) {
  const title = useId()
  const cards = useRecentCards(listing)
  if (!cards.length) return null
  return (
    <section className={`page ${styles.section}`} aria-labelledby={title} data-screen-only>
      <h2 id={title}>Recently Viewed Listings</h2>
      <ul className={styles.grid}>
        {cards.map((card) => (
          <li key={card.id}>
            <RecentCard card={card} />
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The listings this browser viewed before, as they are today; remembers this listing from now on, unless it is one's own. */
function useRecentCards(listing: Listing): Card[] {
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

/** The fields of a viewed listing that a browser stores, in the specification's names. */
type RecentPost = {
  id: number
  user_id: number
  img: string
  location: string
  price: number
  title: string
}

/** Anything else that may be stored there by now is ignored. */
const storage = jsonStorage('localStorage', 'recent_posts', (stored): RecentPost[] =>
  Array.isArray(stored) ? stored.filter((post) => Number.isSafeInteger(post?.id)).slice(0, recentLimit) : [],
)

/** The newest first. A browser that stores nothing shows nothing recent. */
const recentPosts = storage.read

/** Stores a listing as the first; the oldest beyond five drops out. */
function rememberPost(listing: Listing): void {
  const post: RecentPost = {
    id: listing.id,
    user_id: listing.user.id,
    img: listing.images[0]?.thumbnail ?? '',
    location: listing.location.name,
    price: listing.price,
    title: listing.title,
  }
  storage.write([post, ...recentPosts().filter(({ id }) => id !== post.id)].slice(0, recentLimit))
}

/** Drops these, such as those that are no longer public. */
function forgetPosts(ids: readonly number[]): void {
  storage.write(recentPosts().filter(({ id }) => !ids.includes(id)))
}
