import { cutDetailTitle, priceLabel } from '@reable/contract/listings-rules'
import MapPin from 'lucide-react/icons/map-pin'
import { Icon } from '../ui/icon/icon.tsx'
import { Link } from '../ui/link/link.tsx'
import { PartnerBadge } from '../ui/partner-badge/partner-badge.tsx'
import { PriceTag } from '../ui/price-tag/price-tag.tsx'
import { pageAddressOfCategory } from './browse-address.ts'
import styles from './listing-summary.module.css'
import type { Listing } from './load-listing.ts'
import { PrintButton } from './print-button.tsx'
import { ShareListing } from './share-listing.tsx'

/** What, how much, where; then what one can do with it. */
export function ListingSummary({ listing, address }: { listing: Listing; address: string }) {
  const title = cutDetailTitle(listing.title)
  return (
    <>
      <h1 className={styles.title} {...(title !== listing.title && { 'aria-label': listing.title })}>
        {title}
      </h1>
      <p className={styles.price}>
        <span className="visually-hidden">Price: </span>
        <PriceTag price={priceLabel(listing.price)} filled={listing.free} size="listing" />
        <span className={styles.place}>
          <Icon of={MapPin} className={styles.pin} />
          <span className="visually-hidden">Place: </span>
          {listing.location.name}
        </span>
      </p>
      <ul className={styles.points}>
        <li>
          Condition <strong>{listing.condition.name}</strong>
        </li>
        <li data-screen-only>
          Category <Link to={pageAddressOfCategory(listing.category.name)}>{listing.category.name}</Link>
        </li>
        <li data-screen-only>
          Kind <Link to={pageAddressOfCategory(listing.equipment_type.name)}>{listing.equipment_type.name}</Link>
        </li>
        <li data-screen-only>{listing.age}</li>
        <li className={styles.onPaper}>
          Listing number <strong>{listing.id}</strong>
        </li>
      </ul>
      {listing.user.partner && <PartnerBadge name={listing.user.partner.name} />}
      <div className={styles.tools} data-screen-only>
        <ShareListing title={listing.title} address={address} />
        <PrintButton />
      </div>
    </>
  )
}
