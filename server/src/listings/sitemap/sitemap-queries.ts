import type { Context } from '#platform/context'

export type ListedRow = { id: number; updated_at: Date }

const newestPublic = 'select id, updated_at from listings where is_public order by listed_at desc, id desc limit $1'

/** The newest public listings, with the time of their last change. */
export function selectNewestPublic(ctx: Context, limit: number): Promise<ListedRow[]> {
  return ctx.read<ListedRow>('newest public listings', newestPublic, [limit])
}
