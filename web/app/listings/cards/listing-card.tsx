import { useCardVerdict } from '../../fit/verdicts/use-card-verdict.ts'
import { SaveHeart } from '../../saved/save-heart.tsx'
import { SpriteIcon } from '../../ui/icon/sprite-icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { PartnerBadge } from '../../ui/partner-badge/partner-badge.tsx'
import { PriceTag } from '../../ui/price-tag/price-tag.tsx'
import type { Card } from './card.ts'
import { type CardLooks, type CardTexts, cardLooks, cardTexts } from './card-texts.ts'
import { CoverPicture } from './cover-picture.tsx'
import styles from './listing-card.module.css'

type Props = {
  card: Card
  /** The first to be seen: its picture does not wait to be scrolled to. */
  first?: boolean
}

/** A listing in a list. */
export function ListingCard({ card, first = false }: Props) {
  const texts = cardTexts(card)
  return <CardContent card={card} texts={texts} looks={cardLooks(card, texts, first)} />
}

type ContentProps = {
  /** For what somebody does with it: nothing of it is shown. */
  card: Card
  texts: CardTexts
  looks: CardLooks
}

/** What a card shows: its texts, as it looks. The title is its one link, stretched over the whole card. */
export function CardContent({ card, texts, looks }: ContentProps) {
  const CardVerdict = useCardVerdict()
  return (
    <article className={styles.card}>
      <CoverPicture image={imageOf(texts)} first={looks.first} />
      <p className={styles.over}>
        <span className="visually-hidden">Price: </span>
        <PriceTag price={texts.price} filled={looks.free} />
        <span className={styles.age}>{texts.age}</span>
      </p>
      {looks.reserved && <p className={styles.reserved}>Reserved</p>}
      <h3 className={styles.title}>
        <Link to={texts.address} className={styles.link} {...(looks.cut && { 'aria-label': texts.wholeTitle })}>
          {texts.title}
        </Link>
      </h3>
      {CardVerdict && <CardVerdict listingId={card.id} />}
      <Place place={texts.place} distance={texts.distance} />
      <p className={styles.description}>{texts.description}</p>
      <p className={styles.condition}>
        Condition: <strong>{texts.condition}</strong>
      </p>
      {texts.partner && (
        <p className={styles.partner}>
          <PartnerBadge name={texts.partner} />
        </p>
      )}
      <SaveHeart listing={card} title={texts.wholeTitle} />
    </article>
  )
}

const imageOf = ({ picture, pictureText = '', thumbnail = '', small = '' }: CardTexts) =>
  picture === undefined ? undefined : { small: picture, alt: pictureText, webp: { thumbnail, small } }

function Place({ place, distance }: Pick<CardTexts, 'place' | 'distance'>) {
  return (
    <p className={styles.place}>
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
