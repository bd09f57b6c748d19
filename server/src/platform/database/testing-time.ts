import { sql, type Transaction } from 'kysely'
import type { Database } from './connect.ts'
import type { DB } from './tables-generated.ts'

/** Prepares many rows in a transaction of its own: on a busy machine that may take longer than any statement of the program may. */
export const withoutTimeLimit = <Result>(
  db: Database,
  work: (db: Transaction<DB>) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (db) => {
    await sql`set local statement_timeout = 0`.execute(db)
    return work(db)
  })
