import { Kysely, PostgresDialect } from 'kysely'
import type { Client, ClientConfig, Pool } from 'pg'
import pg from 'pg'
import type { Log } from '#platform/log'
import { unlessStopped } from '#platform/stopping'
import { sessionSettings, withClient, withTimeLimits } from './connection.ts'
import { StartError } from './embedded/start-error.ts'
import { migrate, migrationsCurrent } from './migrate/migrate.ts'
import { PublicData } from './public-data.ts'
import { type DatabaseConfig, type ReachOptions, reachServer, type Server } from './server.ts'
import { describe, reasonOf } from './server-check.ts'
import type { DB } from './tables-generated.ts'

/** The id of the advisory lock that keeps two starts from both changing the role; an arbitrary number. */
const roleSettingsLock = '6120394857261140'

const here = '(select oid from pg_database where datname = current_database())'

const roleSettings = `
  select coalesce((select setconfig from pg_db_role_setting
    where setrole = current_user::regrole and setdatabase = ${here}), '{}') as settings`

/**
 * Gives the program's own role the settings that its sessions with this database begin with, whoever opens them; a role may do so for
 * itself. Sessions that began before stay as they are. Throws StartError where they cannot be stored.
 */
async function giveRoleSettings(connection: ClientConfig): Promise<void> {
  await withClient(connection, giveSettings).catch((cause: Error) => {
    throw new StartError(`The role of the program could not be given its settings: ${cause.message}`, { cause })
  })
}

async function giveSettings(client: Client): Promise<void> {
  await client.query('begin')
  await client.query('select pg_advisory_xact_lock($1)', [roleSettingsLock])
  const { rows } = await client.query<{ settings: string[] }>(roleSettings)
  const stored = new Set(rows[0]?.settings.map((setting) => setting.toLowerCase()))
  const database = client.escapeIdentifier(client.database ?? '')
  for (const [name, value] of Object.entries(sessionSettings))
    if (!stored.has(`${name}=${value}`.toLowerCase()))
      await client.query(`alter role current_user in database ${database} set ${name} = '${value}'`)
  await client.query('commit')
}

type Seen = { place: string; settings: string[] }

const names = Object.keys(sessionSettings) as (keyof typeof sessionSettings)[]

/** Where a session is, and in which role; and its settings. It takes a moment, so that as many sessions are needed as are asked. */
const look = `
  select concat_ws(' ', current_user, ${here}, extract(epoch from pg_postmaster_start_time())) as place,
    array(select current_setting(name) from unnest($1::text[]) with ordinality as one (name, at) order by at) as settings, pg_sleep($2)`

/**
 * Looks through the pooler with every session of the pool at once. Throws StartError where it leads to another database than `direct`, does
 * not answer, or gives sessions that began before their role had its settings.
 */
async function checkPooled(pooled: Pool, direct: Pool, url: string): Promise<void> {
  const ask = async (pool: Pool, seconds: number) => (await pool.query<Seen>(look, [names, seconds])).rows[0]
  const expected = await ask(direct, 0)
  const asking = Array.from({ length: pooled.options.max }, () => ask(pooled, 0.05))
  const found = await Promise.all(asking).catch((cause: Error) => {
    const where = describe(url)
    throw new StartError(`Cannot reach the database through its pooler ${where}: ${reasonOf(cause)}.`, { cause })
  })
  for (const seen of found) if (seen) judge(seen, expected?.place, url)
}

function judge({ place, settings }: Seen, direct: string | undefined, url: string): void {
  if (place !== direct)
    throw new StartError(
      'DATABASE_URL and DATABASE_DIRECT_URL lead to two databases, or to one in two roles: write the same into both.',
    )
  const wrong = names.filter((name, at) => settings[at] !== sessionSettings[name])
  if (wrong.length)
    throw new StartError(
      `The pooler ${describe(url)} has sessions without the settings of their role (${wrong.join(', ')}): have it begin new ones, PgBouncer by RECONNECT in its console.`,
    )
}

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
