import { cutDetailTitle, priceLabel } from '@reable/contract/listings/rules'
import BookmarkCheck from 'lucide-react/icons/bookmark-check'
import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import { SaveHeart } from '../../saved/save-heart.tsx'
import { buttonClass } from '../../ui/button/button-class.ts'
import { Icon } from '../../ui/icon/icon.tsx'
import { Link } from '../../ui/link/link.tsx'
import { PartnerBadge } from '../../ui/partner-badge/partner-badge.tsx'
import { PriceTag } from '../../ui/price-tag/price-tag.tsx'
import { StatusLabel } from '../../ui/status-label/status-label.tsx'
import { pageAddressOfCategory } from '../browse/browse-address.ts'
import { PrintButton } from '../print/print-button.tsx'
import { ShareListing } from '../share/share-listing.tsx'
import styles from './listing-summary.module.css'
import type { ListingShown } from './load-listing.ts'

type Props = {
  listing: Omit<ListingShown, 'description' | 'facts' | 'images'> & { id?: number }
  /** The full URL; a listing that is only previewed has none, and no actions. */
  address?: string
  /** Further actions, beside sharing and printing. */
  more?: ReactNode
  /** The main action, beside the price. */
  next?: ReactNode
  /** Of the title. */
  level?: 1 | 2
}

/** The title, price and place of a listing, its condition and kind; then its actions. */
export function ListingSummary({ listing, address, more, next, level = 1 }: Props) {
  const title = cutDetailTitle(listing.title)
  const Title = `h${level}` as const
  return (
    <>
      {/* What is previewed may lack it yet. */}
      {title && (
        <Title className={styles.title} {...(title !== listing.title && { 'aria-label': listing.title })}>
          {title}
        </Title>
      )}
      <p className={`row ${styles.price}`}>
        <span className="visually-hidden">Price: </span>
        <PriceTag price={priceLabel(listing.price)} filled={listing.free} size="listing" />
        <span className={styles.place}>
          <Icon of={MapPin} className={styles.pin} />
          <span className="visually-hidden">Place: </span>
          {listing.location.name}
        </span>
      </p>
      {listing.reserved && <Reserved />}
      {next}
      <Points listing={listing} hasLinks={address !== undefined} />
      {listing.user.partner && <PartnerBadge name={listing.user.partner.name} />}
      {address && <Tools {...{ listing, address, more }} />}
    </>
  )
}

/** Says that the listing is promised, never to whom, and that asking is still of use. */
function Reserved() {
  return (
    <p className={`row ${styles.reserved}`}>
      <StatusLabel colour="grey" icon={BookmarkCheck}>
        Reserved
      </StatusLabel>
      <span>It is promised to somebody. You can still ask the seller, and wait for it.</span>
    </p>
  )
}

/** The condition and the kinds, which are links if the listing is published; on paper the listing's number. */
function Points({ listing, hasLinks }: Pick<Props, 'listing'> & { hasLinks: boolean }) {
  return (
    <ul className={`row ${styles.points}`}>
      <li>
        Condition <strong>{listing.condition.name}</strong>
      </li>
      <li data-screen-only>
        Category <Kind name={listing.category.name} leads={hasLinks} />
      </li>
      <li data-screen-only>
        Kind <Kind name={listing.equipment_type.name} leads={hasLinks} />
      </li>
      <li data-screen-only>{listing.age}</li>
      <li className="on-paper">
        Listing number <strong>{listing.id}</strong>
      </li>
    </ul>
  )
}

function Tools({ listing, address, more }: Pick<Props, 'listing' | 'more'> & { address: string }) {
  return (
    <div className="wrap gap-8 above-24" data-screen-only>
      {listing.id && (
        <SaveHeart
          listing={{ id: listing.id, title: listing.title, price: listing.price }}
          className={buttonClass({ variant: 'quiet', size: 'small' })}
          label="Save"
        />
      )}
      <ShareListing title={listing.title} address={address} />
      <PrintButton />
      {more}
    </div>
  )
}

/** A category or equipment type, leading to all that is of it. */
function Kind({ name, leads }: { name: string; leads: boolean }) {
  return leads ? <Link to={pageAddressOfCategory(name)}>{name}</Link> : <strong>{name}</strong>
}
