import { sql } from 'kysely'
import type { Context } from '#platform/context'

/** What one person did of one thing in the window that begins at `start`. */
type Count = { name: string; person: string; start: Date }

/** Adds one use and returns the total. Inside a transaction others that count for the same person wait until it ends. */
export async function addUse({ db }: Context, { name, person, start }: Count): Promise<number> {
  const { used } = await db
    .insertInto('limit_counts')
    .values({ name, person, window_start: start, used: 1 })
    .onConflict((conflict) =>
      conflict.columns(['name', 'person', 'window_start']).doUpdateSet({ used: sql`limit_counts.used + 1` }),
    )
    .returning('used')
    .executeTakeFirstOrThrow()
  return used
}

/** Returns the uses that were counted so far, and counts none. */
export async function findUses({ db }: Context, { name, person, start }: Count): Promise<number> {
  const row = await db
    .selectFrom('limit_counts')
    .select('used')
    .where('name', '=', name)
    .where('person', '=', person)
    .where('window_start', '=', start)
    .executeTakeFirst()
  return row?.used ?? 0
}
