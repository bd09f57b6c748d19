import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'
import { asOwner } from './testing.ts'

type WriteFailure = {
  table: string
  /** The statements that fail; all that write when undefined. */
  on?: 'insert' | 'update' | 'delete'
  /** The condition on `new` or `old` of the rows that fail. */
  when?: string
}

/** Makes writes to rows of the table fail while `work` runs, as they do for a program that dies there. */
export async function withFailingWrites<Result>(
  pool: Pool,
  failure: WriteFailure,
  work: () => Promise<Result>,
): Promise<Result> {
  const { table, on = 'insert or update or delete', when = 'true' } = failure
  const name = `broken_${randomBytes(6).toString('hex')}`
  await asOwner(
    pool,
    `create function ${name}() returns trigger language plpgsql as $$ begin raise 'broken on purpose'; end $$`,
  )
  await asOwner(
    pool,
    `create trigger ${name} before ${on} on ${table} for each row when (${when}) execute function ${name}()`,
  )
  try {
    return await work()
  } finally {
    await asOwner(pool, `drop function ${name} cascade`)
  }
}
