import { priceLimit, titleLimit } from '@reable/contract/listings/rules'
import { savedLimit } from '@reable/contract/saved/rules'
import { storedUser } from '../accounts/user-store.ts'
import { parseStoredObject, readText } from '../state/storage.ts'
import type { SavableListing } from './savable-listing.ts'
import { savedKey, savedStorage, writeSaved } from './saved-store.ts'

/** A saved listing as this browser stores it, with its title and its price in dollars when it was saved; `at` in milliseconds. */
export type StoredPost = SavableListing & { at: number }

/** `visitors`: what was saved before somebody signed in, and was not moved to their account yet. */
type List = { by?: unknown; posts?: unknown; visitors?: unknown }

/** The saved listings in this browser of the signed-in person, or of a visitor; the newest first. */
export const storedPosts = (): StoredPost[] => postsOf(storedUser()?.user_id)

/** The saved listings in this browser of visitors, whoever is signed in by now. */
export const storedPostsOfVisitors = (): StoredPost[] => postsOf(undefined)

/** Ignores whatever is not a valid saved listing. */
function postsOf(by: number | undefined): StoredPost[] {
  const { by: storedBy, posts, visitors } = parseStoredObject<List>(savedStorage.read())
  const own = storedBy === by ? posts : by === undefined ? visitors : undefined
  if (!Array.isArray(own)) return []
  const byId = new Map<number, StoredPost>()
  for (const post of own) if (isStoredPost(post) && !byId.has(post.id)) byId.set(post.id, post)
  return [...byId.values()].slice(0, savedLimit)
}

function isStoredPost(post: StoredPost | null | undefined): post is StoredPost {
  return (
    Number.isSafeInteger(post?.id) &&
    Number(post?.id) > 0 &&
    typeof post?.title === 'string' &&
    post.title.length <= 2 * titleLimit &&
    Number.isInteger(post.price) &&
    post.price >= 0 &&
    post.price <= priceLimit &&
    Number.isFinite(post.at)
  )
}

/** Stores these in place of the earlier ones; what visitors saved stays beside them. Returns whether the browser has stored them. */
export const storePosts = (posts: StoredPost[], by: number | undefined = storedUser()?.user_id): boolean =>
  write({ by, posts, visitors: by === undefined ? [] : storedPostsOfVisitors() })

/** Stores a copy of the person's account, ids alone. What visitors saved is removed: it was moved to the account. */
export const copyFromAccount = (by: number, ids: number[]): boolean =>
  write({ by, posts: ids.map((id) => ({ id, title: '', price: 0, at: 0 })), visitors: [] })

type NewList = { by: number | undefined; posts: StoredPost[]; visitors: StoredPost[] }

function write({ by, posts, visitors }: NewList): boolean {
  const waiting = visitors.length ? { visitors } : {}
  const text = posts.length || visitors.length ? JSON.stringify({ by, posts, ...waiting }) : null
  writeSaved(text)
  return readText('localStorage', savedKey) === text
}
