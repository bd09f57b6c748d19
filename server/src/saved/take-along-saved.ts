import { savedLimit } from '@reable/contract/saved/rules'
import { lockPerson, type Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { countSaved, type DeviceSave, insertSaved, selectSavedIds } from './saved-queries.ts'

/**
 * Merges what a browser had saved before its person signed in into the account: the public listings, the newest first, up to the
 * limit. Repeated, it changes nothing. Returns the ids of all that is saved.
 */
export function takeAlongSaved(
  ctx: Context,
  { person, posts }: { person: Person; posts: DeviceSave[] },
): Promise<number[]> {
  return inTransaction(ctx, async (ctx) => {
    await lockPerson(ctx, { personId: person.id })
    const uniquePosts = [...new Map(posts.map((post) => [post.id, post])).values()]
    const limit = Math.max(0, savedLimit - (await countSaved(ctx, person.id)))
    await insertSaved(ctx, { personId: person.id, posts: uniquePosts, limit })
    return selectSavedIds(ctx, person.id)
  })
}
