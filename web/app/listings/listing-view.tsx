import { cutDetailTitle, priceLabel } from '@reable/contract/listings-rules'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import MapPin from 'lucide-react/icons/map-pin'
import ShieldCheck from 'lucide-react/icons/shield-check'
import { Link } from 'react-router'
import { addresses } from '../shell/addresses.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { Facts } from '../ui/facts/facts.tsx'
import { Gallery } from '../ui/gallery/gallery.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { PartnerBadge } from '../ui/partner-badge/partner-badge.tsx'
import { PriceTag } from '../ui/price-tag/price-tag.tsx'
import { pageAddressOfCategory } from './browse-address.ts'
import styles from './listing-view.module.css'
import type { Listing } from './load-listing.ts'

/** A listing whole. The source order is the reading order on a phone; a large window sets the summary beside the pictures. */
export function ListingView({ listing }: { listing: Listing }) {
  return (
    <article className={styles.page}>
      <p className={styles.back} data-screen-only>
        <Icon of={ArrowLeft} />
        <Link to={addresses.listings}>Back to results</Link>
      </p>
      <div className={styles.gallery}>
        <Gallery label={`Photos of ${listing.title}`} pictures={listing.images.map(pictureOf)} />
      </div>
      <Summary listing={listing} />
      <div className={styles.text}>
        <h2>Description</h2>
        {paragraphs(listing.description).map((paragraph) => (
          <p key={paragraph.at}>{paragraph.text}</p>
        ))}
        <h2>Measurements and details</h2>
        <Facts facts={listing.facts.map(({ label, value }) => ({ term: label, value }))} />
      </div>
    </article>
  )
}

function Summary({ listing }: { listing: Listing }) {
  const title = cutDetailTitle(listing.title)
  return (
    <div className={styles.summary}>
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
        <li>
          Category <Link to={pageAddressOfCategory(listing.category.name)}>{listing.category.name}</Link>
        </li>
        <li>
          Kind <Link to={pageAddressOfCategory(listing.equipment_type.name)}>{listing.equipment_type.name}</Link>
        </li>
        <li>{listing.age}</li>
      </ul>
      {listing.user.partner && <PartnerBadge name={listing.user.partner.name} />}
      <MeetSafely />
    </div>
  )
}

function MeetSafely() {
  return (
    <div className={styles.safety}>
      <Alert type="info" level={2} title="Meet safely" icon={ShieldCheck}>
        <p>
          Meet at a <Link to={addresses.exchangeZones}>community exchange zone</Link>, in daylight, and keep 2 m apart.
          Try the brakes before you pay. Never send money ahead.
        </p>
      </Alert>
    </div>
  )
}

const pictureOf = ({ rotation_origin, ...image }: Listing['images'][number]) => ({
  ...image,
  rotation: rotation_origin as 0 | 90 | 180 | 270,
})

/** The text's paragraphs, parted by blank lines, each with its place as key. */
function paragraphs(text: string): { at: number; text: string }[] {
  return text.split(/\n\s*\n/).map((paragraph, at) => ({ at, text: paragraph.trim() }))
}
