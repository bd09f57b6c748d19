import type { Pool, QueryConfig } from 'pg'
import { recordStatementSpan } from '#platform/traces'
import { recordStatement } from './changes/reads.ts'

/** The time limit of a prepared read, in milliseconds; beyond it that call alone is answered with 503. */
const readTimeout = 3_000

/** Runs a read on a session of the pool, and records what it is made from. */
export async function read<Row>(pool: Pool, query: QueryConfig): Promise<Row[]> {
  recordStatement(query.text)
  // The driver takes a time-out for one query, which its types do not know.
  const queryWithTimeout = { ...query, query_timeout: readTimeout } as QueryConfig
  const begun = performance.now()
  let failed = true
  try {
    const { rows } = await pool.query(queryWithTimeout).catch(throwAsTimeout)
    failed = false
    return rows as Row[]
  } finally {
    recordStatementSpan(query.text, performance.now() - begun, failed)
  }
}

/** Gives the driver's own time-out the SQLSTATE of the server's. */
function throwAsTimeout(error: Error): never {
  throw error.message === 'Query read timeout' ? Object.assign(error, { code: '57014' }) : error
}
