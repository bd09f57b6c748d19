import { alerts } from '../../shell/alerts/alerts.ts'
import { loadCode } from '../../shell/load-code.ts'
import { useLazy } from '../../state/use-lazy.ts'
import { useViewerId } from '../detail/listing-viewer.ts'
import type { Listing } from '../detail/load-listing.ts'

/** In place of what others do with a listing: for its owner alone, once the browser knows that it is them. Its code comes then. (POST-09) */
export function OwnerPanel({ listing }: { listing: Listing }) {
  const isOwn = useViewerId() === listing.user.id
  const Moves = useLazy(isOwn, loadMoves)
  return isOwn && Moves ? <Moves listing={listing} /> : null
}

const loadMoves = () =>
  loadCode(() => import('./owner-moves.tsx')).then(
    ({ OwnerMoves }) => OwnerMoves,
    () => alerts.show(loadingFailed),
  )

const loadingFailed = {
  type: 'error',
  title: 'You cannot manage your listing now.',
  text: 'Check your connection and load the page again.',
} as const
