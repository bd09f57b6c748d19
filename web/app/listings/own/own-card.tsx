import { reminderDays } from '@reable/contract/listings/lifecycle'
import { cutOwnDescription, cutOwnTitle, priceLabel } from '@reable/contract/listings/rules'
import ClockAlert from 'lucide-react/icons/clock-alert'
import EyeOff from 'lucide-react/icons/eye-off'
import { SuspendedText } from '../../moderation/suspended-text.tsx'
import { Button } from '../../ui/button/button.tsx'
import type { ButtonVariantProps } from '../../ui/button/button-class.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { PriceTag } from '../../ui/price-tag/price-tag.tsx'
import { CoverPicture } from '../cards/cover-picture.tsx'
import { editAddress, listingAddress } from '../listing-address.ts'
import { ListingStatus } from '../manage/listing-status.tsx'
import { moveActions, moveLabels } from '../manage/managed-moves.ts'
import { MoveQuestion } from '../manage/move-question.tsx'
import { type Choice, choicesOf, stateOfOwned } from '../manage/owned-listing.ts'
import { type Moves, useMoves } from '../manage/use-moves.ts'
import type { OwnCard as Card } from './load-own-listings.ts'
import styles from './own-card.module.css'

type OwnCardActionsProps = { moves: Moves; endsSoon: boolean }

/** The actions with a listing, each as a button; one that is not possible yet says why. */
function OwnCardActions({ moves, endsSoon }: OwnCardActionsProps) {
  return (
    <div className={styles.actions}>
      {choicesOf(moves.listing).map((choice) => (
        <Action key={choice.move} choice={choice} moves={moves} endsSoon={endsSoon} />
      ))}
    </div>
  )
}

function Action({ choice: { move, why }, moves, endsSoon }: OwnCardActionsProps & { choice: Choice }) {
  const { listing, running, choose } = moves
  const { label, icon } = moveLabels[move]
  // The same label stands on every card: a screen reader adds the title.
  const content = (
    <>
      {label}
      <span className="visually-hidden"> {listing.title}</span>
    </>
  )
  if (move === 'edit') {
    return (
      <Button variant="quiet" icon={icon} to={editAddress(listing.id)}>
        {content}
      </Button>
    )
  }
  const variant = endsSoon && move === 'renew' ? 'solid' : variants[move]
  const { busyLabel, question } = moveActions[move]
  const sending = question ? {} : { busy: running === move, busyLabel }
  return (
    <Button {...{ variant, icon }} {...sending} disabledReason={why} onClick={() => choose(move)}>
      {content}
    </Button>
  )
}

const variants: Record<keyof typeof moveActions, ButtonVariantProps['variant']> = {
  renew: 'other',
  activate: 'other',
  mark_sold: 'quiet',
  delete: 'danger',
}

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
    <article className={`stack ${styles.card}`}>
      <div className={styles.picture}>
        <CoverPicture image={card.images[0]} />
      </div>
      <div className="stack gap-12">
        <p className={`row quiet ${styles.status}`}>
          <ListingStatus listing={card} />
          <span>{card.ends}</span>
        </p>
        <h3 className="own-line">
          <Link to={listingAddress(card.id)} {...(title !== card.title && { 'aria-label': card.title })}>
            {title}
          </Link>
        </h3>
        <div className={`row ${styles.offer}`}>
          <p>
            <span className="visually-hidden">Price: </span>
            <PriceTag price={priceLabel(card.price)} filled={card.free} />
          </p>
          <p className={`quiet ${styles.description}`}>{cutOwnDescription(card.description)}</p>
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
        <p className={`bold ${styles.note}`}>
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
        <p className={`bold ${styles.note}`}>
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
