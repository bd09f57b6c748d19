import { priceLimit, titleLimit } from '@reable/contract/listings/rules'
import { savedLimit } from '@reable/contract/saved/rules'
import { storedUser } from '../accounts/user-store.ts'
import { keptObject } from '../kept-object.ts'
import type { Saving } from './save-heart.tsx'
import { savedKey, savedShelf, tellSaved } from './saved-store.ts'

/** A listing as this browser keeps it: what it was called and cost, in dollars, when it was saved, and when in milliseconds. */
export type Kept = Saving & { at: number }

/** `visitors`: what was saved before somebody signed in, and has not gone along into their account yet. */
type List = { by?: unknown; posts?: unknown; visitors?: unknown }

/** What is kept here of whoever is signed in, or of a visitor; the newest first. */
export const keptPosts = (): Kept[] => postsOf(storedUser()?.user_id)

/** What is kept here of visitors, whoever is signed in by now. */
export const keptOfVisitors = (): Kept[] => postsOf(undefined)

/** Whatever else may stand there is passed over. */
function postsOf(by: number | undefined): Kept[] {
  const { by: whose, posts, visitors } = keptObject<List>(savedShelf.read())
  const own = whose === by ? posts : by === undefined ? visitors : undefined
  if (!Array.isArray(own)) return []
  const known = new Map<number, Kept>()
  for (const post of own) if (isKept(post) && !known.has(post.id)) known.set(post.id, post)
  return [...known.values()].slice(0, savedLimit)
}

function isKept(post: Kept | null | undefined): post is Kept {
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

/** Keeps these in place of the ones before; what visitors saved waits beside them. Answers whether they outlast the page. */
export const keepPosts = (posts: Kept[], by: number | undefined = storedUser()?.user_id): boolean =>
  write({ by, posts, visitors: by === undefined ? [] : keptOfVisitors() })

/** Keeps a copy of what the account of this person keeps, by its numbers alone: what visitors saved has gone along into it. */
export const copyFromAccount = (by: number, ids: number[]): boolean =>
  write({ by, posts: ids.map((id) => ({ id, title: '', price: 0, at: 0 })), visitors: [] })

function write({ by, posts, visitors }: { by: number | undefined; posts: Kept[]; visitors: Kept[] }): boolean {
  const waiting = visitors.length ? { visitors } : {}
  const text = posts.length || visitors.length ? JSON.stringify({ by, posts, ...waiting }) : null
  savedShelf.write(text)
  tellSaved()
  try {
    return localStorage.getItem(savedKey) === text
  } catch {
    return false
  }
}
