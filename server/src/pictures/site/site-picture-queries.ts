import { type Insertable, sql } from 'kysely'
import type { Context } from '#platform/context'
import { rowsOf, type Tables } from '#platform/database'

export async function insertSitePicture({ db }: Context, row: Insertable<Tables['site_pictures']>): Promise<void> {
  await db
    .insertInto('site_pictures')
    .values(row)
    .onConflict((same) => same.columns(['shown_by', 'digest']).doNothing())
    .execute()
}

/** Finds the digests among these that any part of the site shows. */
export async function findSitePictures(ctx: Context, digests: string[]): Promise<Set<string>> {
  const rows = await rowsOf(
    ctx,
    sql<{ digest: string }>`select distinct digest from site_pictures where digest = any(${digests}::text[])`,
  )
  return new Set(rows.map(({ digest }) => digest))
}

/** Deletes the rows of all other pictures and returns the digests they referenced. */
export async function deleteSitePictures(
  { db }: Context,
  { shownBy, digests }: { shownBy: string; digests: string[] },
): Promise<string[]> {
  const rows = await db
    .deleteFrom('site_pictures')
    .where('shown_by', '=', shownBy)
    .where(sql<boolean>`digest <> all(${digests}::text[])`)
    .returning('digest')
    .execute()
  return rows.map(({ digest }) => digest)
}
