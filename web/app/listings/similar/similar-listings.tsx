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
    // Those that were not at hand in time the browser asks for: without a script they never come.
    <section
      className={styles.section}
      aria-labelledby="similar"
      data-screen-only
      data-needs-script={cards ? undefined : true}
    >
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
