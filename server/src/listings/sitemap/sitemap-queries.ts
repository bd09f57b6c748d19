import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { rowsOf } from '#platform/database'

export type ListedRow = { id: number; updated_at: Date }

/** The newest public listings, with the time of their last change. */
export const selectNewestPublic = (ctx: Context, limit: number): Promise<ListedRow[]> =>
  rowsOf(ctx, sql`select id, updated_at from listings where is_public order by listed_at desc, id desc limit ${limit}`)
