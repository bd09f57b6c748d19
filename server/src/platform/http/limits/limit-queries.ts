import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { onlyRow } from '#platform/database'

/** The uses of one person in the window that begins at `start`. */
type Count = { name: string; person: string; start: Date; used: number }

/** Adds uses that were counted in memory, and returns the totals in the same order. */
export async function addUses({ db }: Context, counts: readonly Count[]): Promise<number[]> {
  const rows = await db
    .insertInto('limit_counts')
    .values(counts.map(({ name, person, start, used }) => ({ name, person, window_start: start, used })))
    .onConflict((conflict) =>
      conflict
        .columns(['name', 'person', 'window_start'])
        .doUpdateSet({ used: sql`limit_counts.used + excluded.used` }),
    )
    .returning('used')
    .execute()
  return rows.map(({ used }) => used)
}

/** Returns the uses that were counted so far, and counts none. */
export async function findUses({ db }: Context, { name, person, start }: Omit<Count, 'used'>): Promise<number> {
  const row = await db
    .selectFrom('limit_counts')
    .select('used')
    .where('name', '=', name)
    .where('person', '=', person)
    .where('window_start', '=', start)
    .executeTakeFirst()
  return row?.used ?? 0
}

/** Adds one use to one count and returns the total. Inside a transaction others that count for the same person wait until it ends. */
export async function addUse(ctx: Context, { name, person, start }: Omit<Count, 'used'>): Promise<number> {
  return onlyRow(await addUses(ctx, [{ name, person, start, used: 1 }]))
}
