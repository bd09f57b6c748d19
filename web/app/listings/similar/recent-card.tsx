import { cutListTitle, priceLabel } from '@reable/contract/listings/rules'
import { useCardVerdict } from '../../fit/verdicts/use-card-verdict.ts'
import { SaveHeart } from '../../saved/save-heart.tsx'
import { Link } from '../../ui/link/link.tsx'
import { PriceTag } from '../../ui/price-tag/price-tag.tsx'
import type { Card } from '../cards/card.ts'
import { CoverPicture } from '../cards/cover-picture.tsx'
import { listingAddress } from '../listing-address.ts'
import styles from './recent-card.module.css'

/** A listing as one comes back to it: picture, price, title, place, and whether it fits where somebody answered for that. */
export function RecentCard({ card }: { card: Card }) {
  const title = cutListTitle(card.title)
  const CardVerdict = useCardVerdict()
  return (
    <article className={`link-card panel ${styles.card}`}>
      <CoverPicture image={card.images[0]} />
      <p className={styles.price}>
        <span className="visually-hidden">Price: </span>
        <PriceTag price={priceLabel(card.price)} filled={card.free} size="list" />
      </p>
      <h3 className={styles.title}>
        <Link
          to={listingAddress(card.id)}
          className={styles.link}
          {...(title !== card.title && { 'aria-label': card.title })}
        >
          {title}
        </Link>
      </h3>
      {CardVerdict && <CardVerdict listingId={card.id} className={styles.verdict} />}
      <p className={styles.place}>
        <span className="visually-hidden">Place: </span>
        {card.location.name}
      </p>
      <SaveHeart listing={card} />
    </article>
  )
}
