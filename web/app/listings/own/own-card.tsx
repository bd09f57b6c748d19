import { reminderDays } from '@reable/contract/listings/lifecycle'
import { cutOwnDescription, cutOwnTitle, priceLabel } from '@reable/contract/listings/rules'
import ClockAlert from 'lucide-react/icons/clock-alert'
import EyeOff from 'lucide-react/icons/eye-off'
import { SuspendedText } from '../../moderation/suspended-text.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { PriceTag } from '../../ui/price-tag/price-tag.tsx'
import { CoverPicture } from '../cards/cover-picture.tsx'
import { listingAddress } from '../listing-address.ts'
import { ListingStatus } from '../manage/listing-status.tsx'
import { MoveQuestion } from '../manage/move-question.tsx'
import { stateOfOwned } from '../manage/owned-listing.ts'
import { useMoves } from '../manage/use-moves.ts'
import type { OwnCard as Card } from './load-own-listings.ts'
import styles from './own-card.module.css'
import { OwnCardActions } from './own-card-actions.tsx'

type Props = {
  card: Card
  /** Called after every action, whether it succeeded or not. */
  onAnswer: () => void
}

/** A listing of one's own: its state, its summary and its actions. (MINE-04) */
export function OwnCard({ card, onAnswer }: Props) {
  const moves = useMoves(card, { after: onAnswer })
  const title = cutOwnTitle(card.title)
  const endsSoon = isEndingSoon(card)
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <CoverPicture image={card.images[0]} />
      </div>
      <div className={styles.words}>
        <p className={styles.status}>
          <ListingStatus listing={card} />
          <span>{card.ends}</span>
        </p>
        <h3 className="own-line">
          <Link to={listingAddress(card.id)} {...(title !== card.title && { 'aria-label': card.title })}>
            {title}
          </Link>
        </h3>
        <div className={styles.offer}>
          <p>
            <span className="visually-hidden">Price: </span>
            <PriceTag price={priceLabel(card.price)} filled={card.free} />
          </p>
          <p className={styles.description}>{cutOwnDescription(card.description)}</p>
        </div>
        <Notes card={card} endsSoon={endsSoon} />
      </div>
      <OwnCardActions moves={moves} endsSoon={endsSoon} />
      <MoveQuestion moves={moves} />
    </article>
  )
}

/** Says what the owner should know of the listing's state. */
function Notes({ card, endsSoon }: { card: Card; endsSoon: boolean }) {
  return (
    <>
      {endsSoon && (
        <p className={styles.note}>
          <Icon of={ClockAlert} />
          <span>Ends soon. Renew it to keep it in the list.</span>
        </p>
      )}
      {card.held && (
        <p className={styles.held}>
          <Icon of={EyeOff} />
          <SuspendedText listing={{ ...card, held: card.held }} />
        </p>
      )}
      {!card.confirmed && stateOfOwned(card) === 'active' && (
        <p className={styles.note}>
          <Icon of={EyeOff} />
          <span>Hidden from others until you confirm your account.</span>
        </p>
      )}
    </>
  )
}

const day = 86_400_000

/** True from the day of the first reminder to its owner. */
const isEndingSoon = (card: Card) =>
  stateOfOwned(card) === 'active' && Date.parse(card.expires_at_utc) - Date.now() < reminderDays[0] * day
