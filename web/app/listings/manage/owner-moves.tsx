import { useNavigate, useRevalidator } from 'react-router'
import { addresses } from '../../shell/addresses.ts'
import type { Listing } from '../detail/load-listing.ts'
import styles from './manage.module.css'
import { ManageMenu } from './manage-menu.tsx'
import { MoveQuestion } from './move-question.tsx'
import { OwnerBanner } from './owner-banner.tsx'
import { useMoves } from './use-moves.ts'

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
    <div className={styles.owner} data-screen-only>
      <ManageMenu moves={moves} />
      <OwnerBanner listing={listing} />
      <MoveQuestion moves={moves} />
    </div>
  )
}
