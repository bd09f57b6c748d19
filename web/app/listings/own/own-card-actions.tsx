import { Button } from '../../ui/button/button.tsx'
import type { ButtonVariantProps } from '../../ui/button/button-class.ts'
import { editAddress } from '../listing-address.ts'
import { moveActions, moveLabels } from '../manage/managed-moves.ts'
import { type Choice, choicesOf } from '../manage/owned-listing.ts'
import type { Moves } from '../manage/use-moves.ts'
import styles from './own-card.module.css'

type Props = { moves: Moves; endsSoon: boolean }

/** The actions with a listing, each as a button; one that is not possible yet says why. */
export function OwnCardActions({ moves, endsSoon }: Props) {
  return (
    <div className={styles.actions}>
      {choicesOf(moves.listing).map((choice) => (
        <Action key={choice.move} choice={choice} moves={moves} endsSoon={endsSoon} />
      ))}
    </div>
  )
}

function Action({ choice: { move, why }, moves, endsSoon }: Props & { choice: Choice }) {
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
