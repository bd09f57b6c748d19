import { priceLabel } from '@reable/contract/listings/rules'
import { savedStateLabels } from '@reable/contract/saved/rules'
import TrendingDown from 'lucide-react/icons/trending-down'
import { ListingCard } from '../listings/cards/listing-card.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import type { SavedListing } from './load-saved.ts'
import { SaveHeart } from './save-heart.tsx'
import styles from './saved-list.module.css'

/** The saved listings in their present state. A removed one stays until the page is left, so that it can be saved again. */
export function SavedList({ saved }: { saved: SavedListing[] }) {
  return (
    <>
      <h2 className="visually-hidden">What you saved</h2>
      <ul className={styles.grid}>
        {saved.map((one) => (
          <li key={one.post_id}>{one.card ? <Available {...one} card={one.card} /> : <Unavailable {...one} />}</li>
        ))}
      </ul>
    </>
  )
}

/** An available listing: its card, and a fallen price. */
function Available({ card, price }: SavedListing & { card: NonNullable<SavedListing['card']> }) {
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

/** An unavailable listing, and why, as far as others may know. */
function Unavailable({ post_id: id, title, price, state }: SavedListing) {
  return (
    <article className={styles.over}>
      <h3>{title}</h3>
      <p className={styles.state}>{savedStateLabels[state]}</p>
      {state !== 'taken_down' && <p>It was {price ? priceLabel(price) : 'free'} when you saved it.</p>}
      <SaveHeart listing={{ id, title, price }} />
    </article>
  )
}
