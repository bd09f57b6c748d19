import type { Pool, QueryConfig } from 'pg'
import { recordStatement } from './changes/reads.ts'

/** The time limit of a prepared read, in milliseconds; beyond it that call alone is answered with 503. */
const readTimeout = 3_000

/** Runs a read on a session of the pool, and records what it is made from. */
export async function read<Row>(pool: Pool, query: QueryConfig): Promise<Row[]> {
  recordStatement(query.text)
  // The driver takes a time-out for one query, which its types do not know.
  const queryWithTimeout = { ...query, query_timeout: readTimeout } as QueryConfig
  const { rows } = await pool.query(queryWithTimeout).catch(throwAsTimeout)
  return rows as Row[]
}

/** Returns the row of a question that always has one, such as how many there are. Throws where there is none. */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows
  if (row === undefined) throw new Error('a question that always has a row was answered with none')
  return row
}

type Rows<Row> = { limit(count: number): { executeTakeFirst(): Promise<Row | undefined> } }

/** Asks for the first row alone; `undefined` where there is none. */
export const firstRow = <Row>(query: Rows<Row>): Promise<Row | undefined> => query.limit(1).executeTakeFirst()

/** Whether a question has any row. */
export const isAny = async (query: Rows<unknown>): Promise<boolean> => (await firstRow(query)) !== undefined

/** Gives the driver's own time-out the SQLSTATE of the server's. */
function throwAsTimeout(error: Error): never {
  throw error.message === 'Query read timeout' ? Object.assign(error, { code: '57014' }) : error
}
