import { sql } from 'kysely'
import type { Context } from '#platform/context'

/**
 * Whether the village was seeded in this database, or one of these people has a password: they may have come with a backup.
 * Without a password they were created by an import.
 */
export async function isVillageHere(ctx: Context, people: string[]): Promise<boolean> {
  const { rows } = await sql<{ here: boolean }>`
    select exists(select from reference_editions where name = 'village')
      or exists(select from people where email = any(${people}) and password_hash is not null) as here`.execute(ctx.db)
  return rows[0]?.here === true
}

/** Whether somebody wrote about a listing. */
export async function hasConversations({ db }: Context, listingId: number): Promise<boolean> {
  const conversations = db.selectFrom('conversations').select('id').where('listing_id', '=', listingId)
  return (await conversations.limit(1).executeTakeFirst()) !== undefined
}
