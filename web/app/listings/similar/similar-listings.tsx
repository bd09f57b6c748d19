import { SkeletonCards } from '../../ui/skeleton/skeleton.tsx'
import type { Card } from '../cards/card.ts'
import { useSimilarCards } from './similar-cards.ts'
import { SimilarGrid } from './similar-grid.tsx'
import styles from './similar-listings.module.css'
import type { ListingLike } from './similar-load.ts'

type Props = {
  like: ListingLike
  /** Those that came with the page. */
  initial: Card[] | undefined
}

/** Other listings of this kind. */
export function SimilarListings({ like, initial }: Props) {
  const cards = useSimilarCards(like, initial)
  if (cards?.length === 0) return null
  return (
    <section className={styles.section} aria-labelledby="similar" data-screen-only>
      <h2 id="similar">Similar Listings</h2>
      {cards ? (
        <SimilarGrid cards={cards} />
      ) : (
        <div className={styles.grid}>
          <SkeletonCards count={4} label="Loading similar listings…" />
        </div>
      )}
    </section>
  )
}
