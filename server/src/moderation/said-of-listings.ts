import type { Answer } from '@reable/contract/client'
import type { Context } from '#platform/context'
import { type AboutRow, countReasons, selectOwnWords, type Which } from './reported-queries.ts'

type About = Pick<Answer<'listReportedListings'>[number], 'post' | 'reasons' | 'words'>

/** These listings with what is said about them, never by whom; `which` of the reports say it. */
export async function saidOfListings<Row extends AboutRow>(
  ctx: Context,
  rows: Row[],
  which: Which,
): Promise<{ row: Row; about: About }[]> {
  const ids = rows.map(({ id }) => id)
  const asked = ids.length
    ? ([countReasons(ctx, ids, which), selectOwnWords(ctx, ids, which)] as const)
    : ([[], []] as const)
  const [reasons, words] = await Promise.all(asked)
  return rows.map((row) => ({
    row,
    about: {
      post: { id: row.id, title: row.title, held: row.held, public: row.is_public, deleted: row.deleted },
      reasons: ofListing(reasons, row).map(({ reason, count }) => ({ reason, count })),
      words: ofListing(words, row).map(({ other }) => other),
    },
  }))
}

const ofListing = <Said extends { listing_id: number }>(said: readonly Said[], { id }: AboutRow): Said[] =>
  said.filter(({ listing_id }) => listing_id === id)
