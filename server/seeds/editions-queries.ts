import { sql } from 'kysely'
import type { Context } from '#platform/context'

export type Edition = { name: string; digest: string }

/**
 * Lets one program at a time seed, until its transaction ends. Whoever waits does so for longer than statements of this program wait
 * otherwise: on a slow machine the first one takes seconds.
 */
export async function waitForOtherSeeds({ db }: Context): Promise<void> {
  await sql`select set_config('lock_timeout', '60s', true), set_config('statement_timeout', '60s', true)`.execute(db)
  await sql`select pg_advisory_xact_lock(hashtextextended('reference editions', 0))`.execute(db)
}

export async function isEditionSeeded(ctx: Context, { name, digest }: Edition): Promise<boolean> {
  const row = await ctx.db.selectFrom('reference_editions').select('digest').where('name', '=', name).executeTakeFirst()
  return row?.digest === digest
}

export async function storeEdition(ctx: Context, edition: Edition): Promise<void> {
  await ctx.db
    .insertInto('reference_editions')
    .values(edition)
    .onConflict((same) => same.column('name').doUpdateSet({ digest: edition.digest }))
    .execute()
}
