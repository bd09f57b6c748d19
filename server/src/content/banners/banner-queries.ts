import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { firstRow, isAny } from '#platform/database'
import { insertVersion } from '#versions'

/** `url` is a path of ours or an http(s) address. */
export type Banner = { content: string; url: string | null }

export type StoredBanner = Banner & { starts_at: Date; ends_at: Date | null }

export function selectLatestBanner(ctx: Context, now: Date): Promise<(Banner & { ends_at: Date | null }) | undefined> {
  return firstRow(
    ctx.db
      .selectFrom('banners')
      .select(['content', 'url', 'ends_at'])
      .where('starts_at', '<=', now)
      .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', now)]))
      .orderBy('starts_at', 'desc')
      .orderBy('id', 'desc'),
  )
}

/** Finds the start of the next banner. */
export async function selectNextStart({ db }: Context, now: Date): Promise<Date | undefined> {
  const later = db.selectFrom('banners').select('starts_at').where('starts_at', '>', now)
  return (await firstRow(later.orderBy('starts_at')))?.starts_at
}

/** Whether a banner has this content, or had it before somebody changed it. */
export async function hasBanner(ctx: Context, content: string): Promise<boolean> {
  const versions = ctx.db.selectFrom('versions').select('key').where('kind', '=', 'banner')
  return isAny(versions.where(sql`fields ->> 'content'`, '=', content))
}

export async function insertBanner({ db, clock }: Context, banner: StoredBanner): Promise<number> {
  const row = { ...banner, created_at: clock.now() }
  return (await db.insertInto('banners').values(row).returning('id').executeTakeFirstOrThrow()).id
}

export async function updateBanner({ db }: Context, id: number, banner: StoredBanner): Promise<void> {
  await db.updateTable('banners').set(banner).where('id', '=', id).execute()
}

type NewVersion = { id: number; version: number; banner: StoredBanner; changedBy: number | null }

/** False when there is such a version already. */
export const insertBannerVersion = (ctx: Context, { id, version, banner, changedBy }: NewVersion): Promise<boolean> =>
  insertVersion(ctx, {
    document: { kind: 'banner', key: id },
    version,
    fields: banner,
    changedBy,
    at: ctx.clock.now(),
  })

const bannersWithAuthor = ({ db }: Context) =>
  db
    .selectFrom('banners')
    .innerJoin('versions as written', (join) =>
      join.on('written.kind', '=', 'banner').on('written.key', '=', sql<string>`banners.id::text`),
    )
    .leftJoin('people', 'people.id', 'written.changed_by')
    .select(['banners.id', 'banners.content', 'banners.url', 'banners.starts_at', 'banners.ends_at'])
    .select(['version', 'changed_at', 'email'])
    .$narrowType<{ changed_at: Date }>()
    .where(
      'version',
      '=',
      sql<number>`(select max(version) from versions where kind = 'banner' and key = banners.id::text)`,
    )

export type BannerWithAuthor = Awaited<ReturnType<typeof findBanners>>[number]

/** Finds the 50 banners with the latest starts, each in its latest version. */
export const findBanners = (ctx: Context) =>
  bannersWithAuthor(ctx).orderBy('banners.starts_at', 'desc').orderBy('banners.id', 'desc').limit(50).execute()

export const findBanner = (ctx: Context, id: number) =>
  bannersWithAuthor(ctx).where('banners.id', '=', id).executeTakeFirst()
