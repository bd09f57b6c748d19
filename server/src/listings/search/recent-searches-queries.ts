import { recentSearchesLimit } from '@reable/contract/search-names/rules'
import { type Context, inTransaction } from '#platform/context'

export type RecentSearch = { words: string; total: number }

/** Returns the searches, the newest first. */
export const selectRecentSearches = ({ db }: Context): Promise<RecentSearch[]> =>
  db.selectFrom('recent_searches').select(['words', 'total']).orderBy('id', 'desc').limit(recentSearchesLimit).execute()

/** Adds searches, the oldest first, and deletes all but the newest. */
export async function insertRecentSearches(ctx: Context, searches: readonly RecentSearch[]): Promise<void> {
  const searched_at = ctx.clock.now()
  await inTransaction(ctx, async ({ db }) => {
    await db
      .insertInto('recent_searches')
      .values(searches.map((search) => ({ ...search, searched_at })))
      .execute()
    const beyond = db.selectFrom('recent_searches').select('id').orderBy('id', 'desc').offset(recentSearchesLimit)
    await db.deleteFrom('recent_searches').where('id', 'in', beyond).execute()
  })
}
