import type { Context } from '#platform/context'

/** `url` is a path of ours or an http(s) address. */
export type Banner = { content: string; url: string | null }

export function selectLatestBanner(ctx: Context, now: Date): Promise<Banner | undefined> {
  return ctx.db
    .selectFrom('banners')
    .select(['content', 'url'])
    .where('starts_at', '<=', now)
    .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
    .orderBy('starts_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
}

export async function hasBanner(ctx: Context, content: string): Promise<boolean> {
  const row = await ctx.db.selectFrom('banners').select('id').where('content', '=', content).executeTakeFirst()
  return row !== undefined
}

type NewBanner = Banner & { starts_at: Date; ends_at: Date | null; created_at: Date }

export async function insertBanner(ctx: Context, banner: NewBanner): Promise<void> {
  await ctx.db.insertInto('banners').values(banner).execute()
}
