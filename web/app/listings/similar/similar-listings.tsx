import { useEffect, useState } from 'react'
import { browserApi } from '../../api.ts'
import { relatedListingsFailed } from '../../shell/alerts/catalogue.ts'
import { showFailure } from '../../shell/alerts/show-failure.ts'
import { SkeletonCards } from '../../ui/skeleton/skeleton.tsx'
import { type Card, cardOf } from '../cards/card.ts'
import { ListingCard } from '../cards/listing-card.tsx'
import { useViewerId, viewerId } from '../detail/listing-viewer.ts'
import styles from './similar-listings.module.css'
import { fetchSimilar, type ListingLike } from './similar-load.ts'

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
      className={`page ${styles.section}`}
      aria-labelledby="similar"
      data-screen-only
      data-needs-script={cards ? undefined : true}
    >
      <h2 id="similar">Similar Listings</h2>
      {cards ? (
        <SimilarGrid cards={cards} />
      ) : (
        <div className={`stack gap-24 above-16 ${styles.grid}`}>
          <SkeletonCards count={4} label="Loading similar listings…" />
        </div>
      )}
    </section>
  )
}

/** The cards that came with the page, else the browser's own. Undefined while they are on their way; none after a failure. */
function useSimilarCards(like: ListingLike, initial: Card[] | undefined): Card[] | undefined {
  const [cards, setCards] = useState(initial)
  const viewer = useViewerId()
  const missing = cards === undefined
  useEffect(() => {
    if (!missing) return
    let isCancelled = false
    fetchSimilar(browserApi, like, viewerId()).then((reply) => {
      if (isCancelled) return
      setCards(reply.ok ? reply.data.map(cardOf) : [])
      if (!reply.ok) showFailure(reply, relatedListingsFailed)
    })
    return () => {
      isCancelled = true
    }
  }, [missing, like])
  return cards?.filter((card) => card.user.id !== viewer)
}

/** Cards without their description, 4 across in a large window; a phone shows the first four. */
function SimilarGrid({ cards }: { cards: Card[] }) {
  return (
    <ul className={`stack gap-24 above-16 ${styles.grid}`}>
      {cards.map((card) => (
        <li key={card.id}>
          <ListingCard card={cardOf({ ...card, description: '' })} />
        </li>
      ))}
    </ul>
  )
}
