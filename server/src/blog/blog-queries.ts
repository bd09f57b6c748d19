import { type Selectable, sql } from 'kysely'
import type { Context } from '#platform/context'
import { rowsOf, type Tables } from '#platform/database'
import type { Article } from './article.ts'

export type BlogPostRow = Selectable<Tables['blog_posts']>

/** How many articles a page shows. */
const pageSize = 3

/** Selects the latest articles that have a category. */
export const selectLatestPosts = (ctx: Context): Promise<BlogPostRow[]> =>
  rowsOf(
    ctx,
    sql`select * from blog_posts where cardinality(categories) > 0
      order by published_at desc, guid limit ${pageSize}`,
  )

/** The source of the stored articles: its address or 'shipped', its validators, and the version of the reader. */
export type FeedState = { source: string; etag: string | null; lastModified: string | null; reader: number }

export function findFeedState({ db }: Context): Promise<FeedState | undefined> {
  const columns = ['source', 'etag', 'last_modified as lastModified', 'reader'] as const
  return db.selectFrom('blog_feed').select(columns).executeTakeFirst()
}

export async function setFeedState({ db, clock }: Context, state: FeedState): Promise<void> {
  const { lastModified, ...edition } = state
  const row = { ...edition, last_modified: lastModified, taken_at: clock.now() }
  await db
    .insertInto('blog_feed')
    .values(row)
    .onConflict((same) => same.column('id').doUpdateSet(row))
    .execute()
}

/** Replaces all articles by these. Where the picture's address is unchanged our copy of it stays. */
export async function replacePosts(ctx: Context, articles: Article[]): Promise<void> {
  const digests = await findPictures(ctx)
  await ctx.db.deleteFrom('blog_posts').execute()
  if (!articles.length) return
  const rows = articles.map(({ publishedAt, pictureAddress, ...fields }) => ({
    ...fields,
    published_at: publishedAt,
    picture_address: pictureAddress ?? null,
    picture_digest: pictureAddress ? (digests.get(pictureAddress) ?? null) : null,
  }))
  await ctx.db.insertInto('blog_posts').values(rows).execute()
}

async function findPictures({ db }: Context): Promise<Map<string, string>> {
  const rows = await db.selectFrom('blog_posts').select(['picture_address', 'picture_digest']).execute()
  return new Map(
    rows.flatMap(({ picture_address: at, picture_digest: digest }) => (at && digest ? [[at, digest]] : [])),
  )
}

export async function setPicture(
  ctx: Context,
  { address, digest }: { address: string; digest: string },
): Promise<void> {
  await ctx.db
    .updateTable('blog_posts')
    .set({ picture_digest: digest })
    .where('picture_address', '=', address)
    .execute()
}

/** Finds the digests of all pictures that articles still need. */
export async function findDigests({ db }: Context): Promise<string[]> {
  const rows = await db.selectFrom('blog_posts').select('picture_digest').distinct().execute()
  return rows.flatMap(({ picture_digest: digest }) => digest ?? [])
}
