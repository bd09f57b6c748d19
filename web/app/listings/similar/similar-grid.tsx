import { type Card, cardOf } from '../cards/card.ts'
import { ListingCard } from '../cards/listing-card.tsx'
import styles from './similar-listings.module.css'

/** Cards without their description, 4 across in a large window; a phone shows the first four. */
export function SimilarGrid({ cards }: { cards: Card[] }) {
  return (
    <ul className={styles.grid}>
      {cards.map((card) => (
        <li key={card.id}>
          <ListingCard card={cardOf({ ...card, description: '' })} />
        </li>
      ))}
    </ul>
  )
}
