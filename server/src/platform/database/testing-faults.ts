import { randomBytes } from 'node:crypto'
import type { Pool } from 'pg'

type Fault = {
  table: string
  /** Which statements break; all that write, unless told. */
  on?: 'insert' | 'update' | 'delete'
  /** Of which rows, by `new` or `old`. */
  when?: string
}

/** While `work` runs, the database breaks where a row of the table is written, as it does for a program that dies there. */
export async function breakingAt<Result>(pool: Pool, fault: Fault, work: () => Promise<Result>): Promise<Result> {
  const { table, on = 'insert or update or delete', when = 'true' } = fault
  const name = `broken_${randomBytes(6).toString('hex')}`
  await pool.query(
    `create function ${name}() returns trigger language plpgsql as $$ begin raise 'broken on purpose'; end $$`,
  )
  await pool.query(
    `create trigger ${name} before ${on} on ${table} for each row when (${when}) execute function ${name}()`,
  )
  try {
    return await work()
  } finally {
    await pool.query(`drop function ${name} cascade`)
  }
}
