import { priceLabel } from '@reable/contract/listings/rules'
import { savedWords } from '@reable/contract/saved/rules'
import TrendingDown from 'lucide-react/icons/trending-down'
import { ListingCard } from '../listings/cards/listing-card.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import type { Saved } from './load-saved.ts'
import { SaveHeart } from './save-heart.tsx'
import styles from './saved-list.module.css'

/** What is saved, each as it stands today. What is taken off stays until the page is left, so that it can be put back. */
export function SavedList({ saved }: { saved: Saved[] }) {
  return (
    <>
      <h2 className="visually-hidden">What you saved</h2>
      <ul className={styles.grid}>
        {saved.map((one) => (
          <li key={one.post_id}>{one.card ? <Open {...one} card={one.card} /> : <Over {...one} />}</li>
        ))}
      </ul>
    </>
  )
}

/** It can be had: its card, and what became of its price. */
function Open({ card, price }: Saved & { card: NonNullable<Saved['card']> }) {
  return (
    <>
      <ListingCard card={card} />
      {card.price < price && (
        <p className={styles.fell}>
          <Icon of={TrendingDown} />
          Price fell from {priceLabel(price)} to {priceLabel(card.price)}
        </p>
      )}
    </>
  )
}

/** It cannot be had any more: how that came, as far as others may know. */
function Over({ post_id: id, title, price, state }: Saved) {
  return (
    <article className={styles.over}>
      <h3>{title}</h3>
      <p className={styles.state}>{savedWords[state]}</p>
      {state !== 'taken_down' && <p>It was {price ? priceLabel(price) : 'free'} when you saved it.</p>}
      <SaveHeart listing={{ id, title, price }} />
    </article>
  )
}
