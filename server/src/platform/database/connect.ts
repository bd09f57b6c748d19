import { Kysely, PostgresDialect } from 'kysely'
import pg, { type ClientConfig, type Pool } from 'pg'
import type { Log } from '#platform/log'
import { unlessStopped } from '#platform/stopping'
import { withTimeLimits } from './connection.ts'
import { migrate, migrationsCurrent } from './migrate/migrate.ts'
import { checkPooled, giveRoleSettings } from './pooler/role-settings.ts'
import { PublicData } from './public-data.ts'
import { type DatabaseConfig, type ReachOptions, reachServer, type Server } from './server.ts'
import type { DB } from './tables-generated.ts'

export type Database = Kysely<DB>

/** Sessions with the database, as many as are asked for at once up to a limit. */
export type Sessions = { db: Database; pool: Pool }

export type OpenDatabase = Sessions & {
  /** What was changed of what everybody may see. Listens from when it is told to. */
  publicData: PublicData
  /** Sessions that keep what a statement leaves there for the next, as the queue and its jobs need; the pool's, unless a pooler is in between. */
  sessions: Sessions
  /** For sessions of one's own, such as the queue's: as the pool's, without its time limits. */
  connection: ClientConfig
  /** True when the database answers and has every migration; never throws. */
  ready(): Promise<boolean>
  /** Waits for running statements, then releases the database; an embedded one stops. The second call does nothing. */
  close(): Promise<void>
}

/**
 * Opens the database, started where it is embedded, and brings it up to date. Statements on the pool end after 5 seconds, waiting
 * for a lock after 4 seconds, a transaction that does nothing after 25 seconds; times are in UTC.
 * Throws StartError with one sentence, which never contains the password.
 */
export async function openDatabase(config: DatabaseConfig, log: Log, options?: ReachOptions): Promise<OpenDatabase> {
  const server = await reachServer(config, log, options)
  try {
    // Aborted, it leaves nothing: each of its transactions ends with its session.
    await unlessStopped(migrate(server.roles.owner, server.roles.program), options?.stopping)
    if (server.pooled) await unlessStopped(giveRoleSettings(server.connection), options?.stopping)
    return await openServer(server, config, log)
  } catch (error) {
    await server.release()
    throw error
  }
}

/** Opens the database as it is, for who only looks: nothing in it is brought up to date. Throws StartError as `openDatabase`. */
export async function openUnchanged(config: DatabaseConfig, log: Log, options?: ReachOptions): Promise<OpenDatabase> {
  return openServer(await reachServer(config, log, options), config, log)
}

async function openServer(server: Server, { database }: DatabaseConfig, log: Log) {
  const { connection, pooled, release } = server
  const open = openPool(connection, database.poolSize, log, release, pooled)
  if (!pooled) return open
  try {
    await checkPooled(open.pool, open.sessions.pool, database.url ?? '')
    return open
  } catch (error) {
    await open.close()
    throw error
  }
}

/**
 * A pool of `size` sessions on a database that is up to date; `pooled` is the way there through a pooler in transaction mode. `release` runs
 * when it is closed.
 */
export function openPool(
  connection: ClientConfig,
  size: number,
  log: Log,
  release: () => Promise<void>,
  pooled?: ClientConfig,
): OpenDatabase {
  const direct = openSessions(withTimeLimits(connection), size, log)
  const served = pooled ? openSessions(pooled, size, log) : direct
  const { db, pool } = served
  const publicData = new PublicData()
  let closing: Promise<void> | undefined
  return {
    db,
    publicData,
    pool,
    sessions: direct,
    connection,
    ready: () => migrationsCurrent(pool).catch(() => false),
    close: () => {
      closing ??= Promise.all([publicData.close(), direct.end(), served.end()])
        .then(() => undefined)
        .finally(release)
      return closing
    },
  }
}

function openSessions(connection: ClientConfig, size: number, log: Log): Sessions & { end(): Promise<void> } {
  const pool = new pg.Pool({ connectionTimeoutMillis: 8_000, ...connection, max: size })
  const db: Database = new Kysely({ dialect: new PostgresDialect({ pool }) })
  const logLost = (err: Error) => {
    if (!pool.ending) log.warn({ err }, 'a session with the database was lost')
  }
  pool.on('error', logLost)
  pool.on('connect', (client) => client.on('error', logLost))
  let ending: Promise<void> | undefined
  const end = async () => {
    await db.destroy()
    // A pool that no query was built for is not known to the builder.
    if (!pool.ending) await pool.end()
  }
  return {
    db,
    pool,
    end: () => {
      ending ??= end()
      return ending
    },
  }
}
