import { addresses } from '../../shell/addresses.ts'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { pageAddressOfCategory } from '../browse/browse-address.ts'
import type { Card } from '../cards/card.ts'
import { SimilarListings } from '../similar/similar-listings.tsx'
import type { ListingLike } from '../similar/similar-load.ts'
import styles from './deleted-listing.module.css'

type Props = {
  /** Its category's name, all that is shown of it. */
  category: string
  like: ListingLike
  similar: Card[] | undefined
}

/** In place of a listing that its owner has deleted: others like it, and the way to all of its category. */
export function DeletedListing({ category, like, similar }: Props) {
  return (
    <>
      <div className={styles.page}>
        <EmptyState level={1} title="Oops, lost page" text="This listing was taken down. These may help instead:">
          <Button variant="next" to={pageAddressOfCategory(category)}>
            View all {category}
          </Button>
          <Button to={addresses.listings}>All listings</Button>
        </EmptyState>
      </div>
      <SimilarListings like={like} initial={similar} />
    </>
  )
}
