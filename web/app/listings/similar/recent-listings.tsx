import { useId } from 'react'
import type { Listing } from '../detail/load-listing.ts'
import { RecentCard } from './recent-card.tsx'
import { useRecentCards } from './recent-cards.ts'
import styles from './recent-listings.module.css'

/** The listings viewed before. They stand last, so that nothing moves when they come. */
export function RecentListings({ listing }: { listing: Listing }) {
  const title = useId()
  const cards = useRecentCards(listing)
  if (!cards.length) return null
  return (
    <section className={styles.section} aria-labelledby={title} data-screen-only>
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
