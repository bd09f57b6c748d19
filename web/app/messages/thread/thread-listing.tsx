import { priceLabel } from '@reable/contract/listings/rules'
import { listingAddress } from '../../listings/listing-address.ts'
import { Link } from '../../ui/link/link.tsx'
import { ListingPicture } from '../listing-picture.tsx'
import { PostState } from '../post-state.tsx'
import type { ThreadConversation } from './load-thread.ts'
import styles from './thread-listing.module.css'

/** The listing of a conversation with its state, in a few lines. */
export function ThreadListing({ post }: Pick<ThreadConversation, 'post'>) {
  if (!post) return <p className={`wrap panel ${styles.listing}`}>The listing is there no more.</p>
  return (
    <div className={`wrap panel ${styles.listing}`}>
      <ListingPicture cover={post.cover} />
      <div className={styles.about}>
        <p className={`${styles.title} own-line`}>
          <Link to={listingAddress(post.id)}>{post.title}</Link>
        </p>
        <p className={`row ${styles.state}`}>
          {post.price !== null && <strong>{priceLabel(post.price)}</strong>}
          <PostState state={post.state} />
        </p>
      </div>
    </div>
  )
}
