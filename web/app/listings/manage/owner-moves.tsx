import { lifetimeInDays } from '@reable/contract/listings/rules'
import EyeOff from 'lucide-react/icons/eye-off'
import Handshake from 'lucide-react/icons/handshake'
import { useNavigate, useRevalidator } from 'react-router'
import { SuspendedBanner } from '../../moderation/suspended-banner.tsx'
import { addresses } from '../../shell/addresses.ts'
import { alerts } from '../../shell/alerts/alerts.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { DropDown } from '../../ui/drop-down/drop-down.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import type { Listing } from '../detail/load-listing.ts'
import { editAddress } from '../listing-address.ts'
import styles from './manage.module.css'
import { moveActions, moveLabels } from './managed-moves.ts'
import { MoveQuestion } from './move-question.tsx'
import { type Choice, choicesOf, type OwnedListing, stateOfOwned } from './owned-listing.ts'
import { type Moves, useMoves } from './use-moves.ts'

/** How a listing stands, and what its owner can do with it. */
export function OwnerMoves({ listing }: { listing: Listing }) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const moves = useMoves(listing, {
    leavesBy: 'delete',
    after: (move, ok) => {
      if (move === 'delete' && ok) navigate(addresses.myListings)
      else revalidate()
    },
  })
  return (
    <div className="stack gap-16 above-24" data-screen-only>
      <ManageMenu moves={moves} />
      <OwnerBanner listing={listing} />
      <MoveQuestion moves={moves} />
    </div>
  )
}

/** The owner's actions with a listing, on its own page. (POST-09) */
function ManageMenu({ moves }: { moves: Moves }) {
  const { listing, running } = moves
  return (
    <DropDown
      label={running ? moveActions[running].busyLabel : 'Manage Listing'}
      className="self-start"
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

/** Tells the owner of a listing why others do not see it: reports, or its state. */
function OwnerBanner({ listing }: { listing: OwnedListing }) {
  return (
    <>
      {listing.held && <SuspendedBanner listing={{ ...listing, held: listing.held }} />}
      <StateBanner listing={listing} />
    </>
  )
}

/** LIFE-10 to LIFE-12. */
function StateBanner({ listing }: { listing: OwnedListing }) {
  if (!listing.confirmed) {
    return (
      <Alert
        type="warning"
        icon={EyeOff}
        text="This listing is hidden. Please confirm your account in order for it to be visible to others."
      />
    )
  }
  const state = stateOfOwned(listing)
  if (state === 'sold') return <Alert type="info" icon={Handshake} text="This listing is sold." />
  if (state === 'active') return null
  return (
    <Alert
      type="warning"
      icon={EyeOff}
      text="This listing is hidden. Please renew it in order for it to be visible to others."
    />
  )
}
