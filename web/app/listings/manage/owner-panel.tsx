import { useNavigate, useRevalidator } from 'react-router'
import { addresses } from '../../shell/addresses.ts'
import { useViewerId } from '../detail/listing-viewer.ts'
import type { Listing } from '../detail/load-listing.ts'
import styles from './manage.module.css'
import { ManageMenu } from './manage-menu.tsx'
import { MoveQuestion } from './move-question.tsx'
import { OwnerBanner } from './owner-banner.tsx'
import { useMoves } from './use-moves.ts'

/** In place of what others do with a listing: for its owner alone, once the browser knows that it is them. (POST-09) */
export function OwnerPanel({ listing }: { listing: Listing }) {
  const isOwn = useViewerId() === listing.user.id
  return isOwn ? <Panel listing={listing} /> : null
}

function Panel({ listing }: { listing: Listing }) {
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
