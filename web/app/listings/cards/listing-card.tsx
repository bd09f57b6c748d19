import { cutListTitle, priceLabel } from '@reable/contract/listings/rules'
import { useCardVerdict } from '../../fit/verdicts/use-card-verdict.ts'
import { SaveHeart } from '../../saved/save-heart.tsx'
import { SpriteIcon } from '../../ui/icon/sprite-icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { PartnerBadge } from '../../ui/partner-badge/partner-badge.tsx'
import { PriceTag } from '../../ui/price-tag/price-tag.tsx'
import { listingAddress } from '../listing-address.ts'
import type { Card } from './card.ts'
import { CoverPicture } from './cover-picture.tsx'
import styles from './listing-card.module.css'

type Props = {
  card: Card
  /** The first to be seen: its picture does not wait to be scrolled to. */
  first?: boolean
}

/** A listing in a list. The title is its one link, stretched over the whole card. */
export function ListingCard({ card, first = false }: Props) {
  const CardVerdict = useCardVerdict()
  const title = cutListTitle(card.title)
  return (
    <article className={`link-card panel ${styles.card}`}>
      <CoverPicture image={card.images[0]} first={first} />
      <p className={styles.over}>
        <span className="visually-hidden">Price: </span>
        <PriceTag price={priceLabel(card.price)} filled={card.free} />
        <span className={styles.age}>{card.age}</span>
      </p>
      {card.reserved && <p className={styles.reserved}>Reserved</p>}
      <h3 className={`above-12 ${styles.title}`}>
        <Link
          to={listingAddress(card.id)}
          className={styles.link}
          {...(title !== card.title && { 'aria-label': card.title })}
        >
          {title}
        </Link>
      </h3>
      {CardVerdict && <CardVerdict listingId={card.id} />}
      <Place place={card.location.name} distance={card.distance?.text} />
      <p className={`quiet ${styles.description}`}>{card.description}</p>
      <p className={styles.condition}>
        Condition: <strong>{card.condition.name}</strong>
      </p>
      {card.user.partner && (
        <p className={styles.partner}>
          <PartnerBadge name={card.user.partner.name} />
        </p>
      )}
      <SaveHeart listing={card} />
    </article>
  )
}

type PlaceProps = { place: string; distance: string | undefined }

function Place({ place, distance }: PlaceProps) {
  return (
    <p className={`line gap-8 ${styles.place}`}>
      <SpriteIcon name="pin" className={styles.pin} />
      <span>
        <span className="visually-hidden">Place: </span>
        {place}
        {distance && (
          <>
            , <span className={styles.distance}>{distance}</span>
          </>
        )}
      </span>
    </p>
  )
}
