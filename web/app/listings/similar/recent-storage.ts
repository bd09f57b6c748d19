import { recentLimit } from '@reable/contract/listings/rules'
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

const key = 'recent_posts'

/** The newest first. Anything else that may be stored there by now is ignored. */
export function recentPosts(): RecentPost[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter((post) => Number.isSafeInteger(post?.id)).slice(0, recentLimit) : []
  } catch {
    return []
  }
}

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
  store([post, ...recentPosts().filter(({ id }) => id !== post.id)].slice(0, recentLimit))
}

/** Drops these, such as those that are no longer public. */
export function forgetPosts(ids: readonly number[]): void {
  store(recentPosts().filter(({ id }) => !ids.includes(id)))
}

function store(posts: RecentPost[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(posts))
  } catch {
    // A browser that stores nothing shows nothing recent.
  }
}
