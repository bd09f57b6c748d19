import type { FeedbackOption } from '@reable/contract/listings/lifecycle'
import type { Context } from '#platform/context'

/** The action of a link in a mail about a listing. */
export type LinkAction = 'renew' | FeedbackOption

export type Link = { hash: Buffer; listingId: number; action: LinkAction; createdAt: Date; usedAt: Date | null }

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
    }
  )
}

export async function updateLinkUsed(ctx: Context, hash: Buffer, usedAt: Date | null): Promise<void> {
  await ctx.db.updateTable('listing_links').set({ used_at: usedAt }).where('token_hash', '=', hash).execute()
}

export async function deleteLinksOf(ctx: Context, listingId: number): Promise<void> {
  await ctx.db.deleteFrom('listing_links').where('listing_id', '=', listingId).execute()
}
