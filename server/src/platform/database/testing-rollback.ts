import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import pg, { type ClientConfig } from 'pg'
import type { Database } from './connect.ts'

/** How what a transaction sends is said inside of another one. */
const within: Record<string, string> = {
  begin: 'savepoint inner_one',
  commit: 'release savepoint inner_one',
  rollback: 'rollback to savepoint inner_one; release savepoint inner_one',
}

/** A database in which whatever is written can be made undone, however many transactions wrote it. */
export type Rollback = {
  db: Database
  /** Does something, and takes back all that it wrote. */
  tried<Result>(work: () => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

/** Opens one session in one transaction that is never committed; its transactions are savepoints, and come one after the other. */
export async function openRollback(connection: ClientConfig): Promise<Rollback> {
  const client = new pg.Client(connection)
  await client.connect()
  await client.query('begin')
  const query = (text: string, values?: unknown[]) =>
    text in within ? client.query(within[text] as string) : client.query(text, values)
  const pool = { connect: async () => ({ query, release: () => {} }), end: async () => {} } as unknown as PostgresPool
  return {
    db: new Kysely({ dialect: new PostgresDialect({ pool }) }),
    async tried(work) {
      await client.query('savepoint tried')
      try {
        return await work()
      } finally {
        await client.query('rollback to savepoint tried')
      }
    },
    async close() {
      await client.query('rollback')
      await client.end()
    },
  }
}
