import { Gallery } from '../../ui/gallery/gallery.tsx'
import type { Picture } from '../../ui/gallery/picture.ts'
import styles from './listing-preview.module.css'
import { ListingSummary } from './listing-summary.tsx'
import { ListingDescription, ListingFacts } from './listing-text.tsx'
import type { ListingShown } from './load-listing.ts'

export type PreviewedListing = Omit<ListingShown, 'images' | 'age' | 'user'> & { pictures: readonly Picture[] }

/** A listing as its page will show it, before it is there: with nothing to press but the photos. */
export function ListingPreview({ listing }: { listing: PreviewedListing }) {
  const shown = { ...listing, age: 'Just Now', user: { partner: null } }
  return (
    <article className={`stack gap-24 ${styles.preview}`} aria-label="Preview of your listing">
      <div>
        <Gallery label={`Photos of ${listing.title}`} pictures={listing.pictures} />
      </div>
      <div className={styles.summary}>
        <ListingSummary listing={shown} level={2} />
      </div>
      <div className="stack gap-24">
        {listing.description.trim() && <ListingDescription listing={listing} />}
        <ListingFacts listing={listing} />
      </div>
    </article>
  )
}
