import { Kysely, PostgresDialect } from 'kysely'
import pg, { type ClientConfig, type Pool, type QueryConfig } from 'pg'
import type { Log } from '#platform/log'
import { unlessStopped } from '#platform/stopping'
import { Changes } from './changes/changes.ts'
import { recordStatement } from './changes/reads.ts'
import { withTimeLimits } from './connection.ts'
import { migrate, migrationsCurrent } from './migrate/migrate.ts'
import { type DatabaseConfig, type ReachOptions, reachServer } from './server.ts'
import type { Statements } from './statements.ts'
import type { DB } from './tables-generated.ts'

export type Database = Kysely<DB>

export type OpenDatabase = {
  db: Database
  read: Statements
  /** What was changed, by this program or another. */
  changes: Changes
  pool: Pool
  /** For sessions of one's own, such as the queue's: as the pool's, without its time limits. */
  connection: ClientConfig
  /** True when the database answers and has every migration; never throws. */
  ready(): Promise<boolean>
  /** Waits for running statements, then releases the database; an embedded one stops. The second call does nothing. */
  close(): Promise<void>
}

/**
 * Opens the database, started where it is embedded, and brings it up to date. Statements on the pool end after 5 seconds, waiting
 * for a lock after 1 second, a transaction that does nothing after 25 seconds; times are in UTC.
 * Throws StartError with one sentence, which never contains the password.
 */
export async function openDatabase(config: DatabaseConfig, log: Log, options?: ReachOptions): Promise<OpenDatabase> {
  const server = await reachServer(config, log, options)
  try {
    // Aborted, it leaves nothing: each of its transactions ends with its session.
    await unlessStopped(migrate(server.roles.owner, server.roles.program), options?.stopping)
    return openPool(server.connection, config.database.poolSize, log, server.release)
  } catch (error) {
    await server.release()
    throw error
  }
}

/** Opens the database as it is, for who only looks: nothing in it is brought up to date. Throws StartError as `openDatabase`. */
export async function openUnchanged(config: DatabaseConfig, log: Log, options?: ReachOptions): Promise<OpenDatabase> {
  const server = await reachServer(config, log, options)
  return openPool(server.connection, config.database.poolSize, log, server.release)
}

/** The time limit of a prepared read, in milliseconds; beyond it that call alone is answered with 503. */
const readTimeout = 3_000

async function read<Row>(pool: Pool, query: QueryConfig): Promise<Row[]> {
  recordStatement(query.text)
  // The driver takes a time-out for one query, which its types do not know.
  const queryWithTimeout = { ...query, query_timeout: readTimeout } as QueryConfig
  return (await pool.query(queryWithTimeout).catch(throwAsTimeout)).rows as Row[]
}

/** Gives the driver's own time-out the SQLSTATE of the server's. */
function throwAsTimeout(error: Error): never {
  throw error.message === 'Query read timeout' ? Object.assign(error, { code: '57014' }) : error
}

/** A pool of `size` sessions on a database that is up to date; `release` runs when it is closed. */
export function openPool(connection: ClientConfig, size: number, log: Log, release: () => Promise<void>): OpenDatabase {
  const pool = new pg.Pool({ connectionTimeoutMillis: 8_000, ...withTimeLimits(connection), max: size })
  const db: Database = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => recordStatement(query.sql),
  })
  const readOnPool: Statements = (name, text, values) => read(pool, { name, text, values })
  let closing: Promise<void> | undefined
  const logLost = (err: Error) => {
    if (!closing) log.warn({ err }, 'a session with the database was lost')
  }
  pool.on('error', logLost)
  pool.on('connect', (client) => client.on('error', logLost))
  return {
    db,
    read: readOnPool,
    changes: new Changes(readOnPool),
    pool,
    connection,
    ready: () => migrationsCurrent(pool).catch(() => false),
    close: () => {
      closing ??= db.destroy().finally(release)
      return closing
    },
  }
}
