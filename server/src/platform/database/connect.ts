import { Kysely, PostgresDialect } from 'kysely'
import pg, { type ClientConfig, type Pool } from 'pg'
import type { Log } from '#platform/log'
import { unlessStopped } from '#platform/stopping'
import { Changes } from './changes/changes.ts'
import { recordStatement } from './changes/reads.ts'
import { withTimeLimits } from './connection.ts'
import { migrate, migrationsCurrent } from './migrate/migrate.ts'
import { read } from './read.ts'
import { openReplicas } from './replicas/open-replicas.ts'
import type { Replica } from './replicas/replica.ts'
import { Replicas } from './replicas/replicas.ts'
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
    const replicas = openReplicas(config)
    return openPool(server.connection, config.database.poolSize, log, server.release, replicas)
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

/** A pool of `size` sessions on a database that is up to date, and its replicas; `release` runs when it is closed. */
export function openPool(
  connection: ClientConfig,
  size: number,
  log: Log,
  release: () => Promise<void>,
  replicas: Replica[] = [],
): OpenDatabase {
  const pool = new pg.Pool({ connectionTimeoutMillis: 8_000, ...withTimeLimits(connection), max: size })
  const db: Database = new Kysely({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => recordStatement(query.sql),
  })
  const readOnPool: Statements = (name, text, values) => read(pool, { name, text, values })
  const changes = new Changes(readOnPool, undefined, replicas.length > 0)
  const readers = replicas.length ? new Replicas(replicas, { changes, primary: readOnPool, log }) : undefined
  let closing: Promise<void> | undefined
  const logLost = (err: Error) => {
    if (!closing) log.warn({ err }, 'a session with the database was lost')
  }
  pool.on('error', logLost)
  pool.on('connect', (client) => client.on('error', logLost))
  return {
    db,
    read: readers ? (name, text, values) => readers.read({ name, text, values }) : readOnPool,
    changes,
    pool,
    connection,
    ready: () => migrationsCurrent(pool).catch(() => false),
    close: () => {
      closing ??= Promise.all([readers?.close(), db.destroy()])
        .then(() => undefined)
        .finally(release)
      return closing
    },
  }
}
