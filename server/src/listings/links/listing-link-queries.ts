import type { FeedbackOption } from '@reable/contract/listings/lifecycle'
import { sql } from 'kysely'
import type { Context } from '#platform/context'

/** The action of a link in a mail about a listing. */
export type LinkAction = 'renew' | FeedbackOption

/** What a link changes of a listing, as it was before; times in ISO's form. */
export type StateBefore = { active: boolean; listed_at: string; expires_at: string; next_note_at: string | null }

export type Link = {
  hash: Buffer
  listingId: number
  action: LinkAction
  createdAt: Date
  usedAt: Date | null
  before: StateBefore | null
}

type NewLinks = { listingId: number; links: { hash: Buffer; action: LinkAction }[] }

export async function insertLinks(ctx: Context, { listingId, links }: NewLinks): Promise<void> {
  const created_at = ctx.clock.now()
  const rows = links.map(({ hash, action: says }) => ({ token_hash: hash, listing_id: listingId, says, created_at }))
  await ctx.db.insertInto('listing_links').values(rows).execute()
}

export async function findLink(ctx: Context, hash: Buffer): Promise<Link | undefined> {
  const row = await ctx.db.selectFrom('listing_links').selectAll().where('token_hash', '=', hash).executeTakeFirst()
  // A check of the table restricts `says` to these values.
  return (
    row && {
      hash,
      listingId: row.listing_id,
      action: row.says as LinkAction,
      createdAt: row.created_at,
      usedAt: row.used_at,
      before: row.before as StateBefore | null,
    }
  )
}

type Use = { usedAt: Date | null; before?: StateBefore | null }

/** Stores when a link changed its listing, and how that was before; null once it is undone. */
export async function updateLinkUsed({ db }: Context, hash: Buffer, { usedAt, before }: Use): Promise<void> {
  const changes = { used_at: usedAt, ...(before !== undefined && { before: before && JSON.stringify(before) }) }
  await db.updateTable('listing_links').set(changes).where('token_hash', '=', hash).execute()
}

/** What a link may change of a listing, as it is now. */
export async function findStateBefore({ db }: Context, listingId: number): Promise<StateBefore> {
  const columns = ['active', 'listed_at', 'expires_at', 'next_note_at'] as const
  const row = await db.selectFrom('listings').select(columns).where('id', '=', listingId).executeTakeFirstOrThrow()
  return {
    active: row.active,
    listed_at: row.listed_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    next_note_at: row.next_note_at?.toISOString() ?? null,
  }
}

/** The address of a listing's owner, where it is confirmed, and its title. */
export const findConfirmedOwner = (
  { db }: Context,
  listingId: number,
): Promise<{ email: string; title: string } | undefined> =>
  db
    .selectFrom('listings as l')
    .innerJoin('people as p', 'p.id', 'l.owner_id')
    .select([sql<string>`p.email::text`.as('email'), 'l.title'])
    .where('l.id', '=', listingId)
    .where('p.confirmed_at', 'is not', null)
    .executeTakeFirst()

/** Lets what mailed links said of listings count, where nobody undid it in time. Returns how many there were. */
export async function resolveLinkedFeedback({ db, clock }: Context, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update listings set unsettled_until = null where id in (
      select id from listings where unsettled_until <= ${clock.now()}::timestamptz
      order by unsettled_until limit ${limit} for update skip locked
    )`.execute(db)
  return Number(numAffectedRows ?? 0)
}

export async function deleteLinksOf(ctx: Context, listingId: number): Promise<void> {
  await ctx.db.deleteFrom('listing_links').where('listing_id', '=', listingId).execute()
}
