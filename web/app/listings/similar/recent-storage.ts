import { recentLimit } from '@reable/contract/listings/rules'
import { jsonStorage } from '../../state/storage.ts'
import type { Listing } from '../detail/load-listing.ts'

/** The fields of a viewed listing that a browser stores, in the specification's names. */
export type RecentPost = {
  id: number
  user_id: number
  img: string
  location: string
  price: number
  title: string
}

/** Anything else that may be stored there by now is ignored. */
const storage = jsonStorage('localStorage', 'recent_posts', (stored): RecentPost[] =>
  Array.isArray(stored) ? stored.filter((post) => Number.isSafeInteger(post?.id)).slice(0, recentLimit) : [],
)

/** The newest first. A browser that stores nothing shows nothing recent. */
export const recentPosts = storage.read

/** Stores a listing as the first; the oldest beyond five drops out. */
export function rememberPost(listing: Listing): void {
  const post: RecentPost = {
    id: listing.id,
    user_id: listing.user.id,
    img: listing.images[0]?.thumbnail ?? '',
    location: listing.location.name,
    price: listing.price,
    title: listing.title,
  }
  storage.write([post, ...recentPosts().filter(({ id }) => id !== post.id)].slice(0, recentLimit))
}

/** Drops these, such as those that are no longer public. */
export function forgetPosts(ids: readonly number[]): void {
  storage.write(recentPosts().filter(({ id }) => !ids.includes(id)))
}
