import { lifetimeInDays } from '@reable/contract/listings/rules'
import { alerts } from '../../shell/alerts/alerts.ts'
import { buttonClass } from '../../ui/button/button-class.ts'
import { DropDown } from '../../ui/drop-down/drop-down.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { editAddress } from '../listing-address.ts'
import styles from './manage.module.css'
import { moveActions, moveLabels } from './managed-moves.ts'
import { type Choice, choicesOf } from './owned-listing.ts'
import type { Moves } from './use-moves.ts'

/** The owner's actions with a listing, on its own page. (POST-09) */
export function ManageMenu({ moves }: { moves: Moves }) {
  const { listing, running } = moves
  return (
    <DropDown
      label={running ? moveActions[running].busyLabel : 'Manage Listing'}
      className={styles.menu}
      summaryClass={buttonClass({ variant: 'other' })}
    >
      {choicesOf(listing).map((choice) => (
        <li key={choice.move}>
          <Item choice={choice} moves={moves} />
        </li>
      ))}
    </DropDown>
  )
}

function Item({ choice: { move, why }, moves }: { choice: Choice; moves: Moves }) {
  const { icon } = moveLabels[move]
  const label = move === 'renew' ? `Renew for ${lifetimeInDays} days` : moveLabels[move].label
  if (move === 'edit') {
    return (
      <Link to={editAddress(moves.listing.id)}>
        <Icon of={icon} />
        {label}
      </Link>
    )
  }
  if (why) {
    return (
      <button type="button" aria-disabled className={styles.waits} onClick={() => alerts.announce(why)}>
        <Icon of={icon} />
        <span>
          {label}
          <span className={styles.why}>{why}</span>
        </span>
      </button>
    )
  }
  return (
    <button type="button" className={move === 'delete' ? styles.danger : undefined} onClick={() => moves.choose(move)}>
      <Icon of={icon} />
      {label}
    </button>
  )
}
