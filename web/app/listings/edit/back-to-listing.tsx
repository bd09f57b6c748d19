import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import styles from '../detail/back-to-results.module.css'
import { listingAddress } from '../listing-address.ts'

/** To the listing, as it is stored. (EDIT-03) */
export function BackToListing({ id }: { id: string }) {
  return (
    <p className={`line gap-8 ${styles.back}`}>
      <Icon of={ArrowLeft} />
      <Link to={listingAddress(id)}>Back to listing</Link>
    </p>
  )
}
