import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Logger, runMigrations } from 'graphile-worker'
import { PG_MIGRATE_LOCK_ID, runner } from 'node-pg-migrate'
import pg, { type Client, type ClientConfig } from 'pg'
import { withClient } from '../connection.ts'
import { StartError } from '../embedded/start-error.ts'
import { findMigrations } from './migration-files.ts'
import { grantOnNewTables, grantRights } from './program-rights.ts'
import { statementsIn } from './statements-in.ts'

/**
 * Brings a database up to date, the queue's tables included; does nothing when it is, or when it is ahead of this program. Several starts
 * at once wait for each other. `owner` makes the tables, and has no statement_timeout; `program` works with their rows, in the same role when undefined.
 * Throws StartError naming what failed; nothing of it remains then.
 */
export async function migrate(owner: ClientConfig, program?: ClientConfig): Promise<void> {
  await migrateUpTo(owner, Number.POSITIVE_INFINITY, program && (await userOf(program)))
}

/** Brings an empty database to the state after the migration `name`, to which a backup belongs. Throws StartError. */
export async function migrateTo(connection: ClientConfig, name: string): Promise<void> {
  const { names } = await findMigrations()
  const position = names.findIndex((known) => numberOf(known) === numberOf(name))
  if (position < 0) throw new StartError(`This program does not know the migration ${name}: a newer one is needed.`)
  await migrateUpTo(connection, position + 1)
}

/** True when every migration of this program has been run. A database that is ahead of it counts as current. */
export async function migrationsCurrent(pool: pg.Pool): Promise<boolean> {
  const latest = await latestMigration()
  const result = await pool.query('select from pgmigrations where name = $1', [latest])
  return result.rowCount === 1
}

/** Returns the name of the newest migration of this program, such as `0003_search`. */
export async function latestMigration(): Promise<string> {
  const { names } = await findMigrations()
  return names.at(-1) ?? ''
}

async function userOf(connection: ClientConfig): Promise<string> {
  if (connection.user) return connection.user
  return withClient(connection, async (client) => (await client.query('select current_user as role')).rows[0].role)
}

async function migrateUpTo(connection: ClientConfig, count: number, program?: string): Promise<void> {
  await withClient(connection, async (client) => {
    await takeLock(client)
    if (program) await grantOnNewTables(client, program)
    const ahead = await runOwnMigrations(client, count)
    await runQueueMigrations(connection)
    // What a newer program withholds from itself this one does not know.
    if (program && !ahead) await grantRights(client, program)
  }).catch((cause: Error) => {
    if (cause instanceof StartError) throw cause
    throw new StartError(`The database could not be brought up to date: ${cause.message}`, { cause })
  })
}

/**
 * The runner takes the same lock again; taken here, it covers the queue's tables too. Who waits asks again and again: a statement that waits
 * would make an index that is built concurrently wait for it in turn.
 */
async function takeLock(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [PG_MIGRATE_LOCK_ID])
    if (rows[0].taken) return
    await delay(50)
  }
}

/**
 * A migration is known by its number: one that ran under another name takes on today's. Returns the names of those that ran. Where all have
 * today's nothing is written, which only the owner may.
 */
async function adoptNames(client: pg.Client, names: string[]): Promise<Set<string>> {
  const table = await client.query("select to_regclass('public.pgmigrations') as found")
  if (!table.rows[0].found) return new Set()
  const applied = (await client.query<{ name: string }>('select name from pgmigrations')).rows.map(({ name }) => name)
  const todays = new Map(names.map((name) => [numberOf(name), name]))
  for (const name of applied) {
    const today = todays.get(numberOf(name))
    if (today && today !== name) await client.query('update pgmigrations set name = $1 where name = $2', [today, name])
  }
  return new Set(applied.map((name) => todays.get(numberOf(name)) ?? name))
}

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

/** Returns whether the database is ahead of this program. */
async function runOwnMigrations(client: pg.Client, count: number): Promise<boolean> {
  const { folder, names } = await findMigrations()
  const applied = await adoptNames(client, names)
  refuseTooNew(applied, names)
  const pending = names.slice(0, count).filter((name) => !applied.has(name))
  while (pending.length) {
    const alone = pending.findIndex(runsAlone)
    if (alone === 0) await runAlone(client, folder, pending.shift() as string)
    else await runTogether(client, folder, pending.splice(0, alone < 0 ? pending.length : alone).length)
  }
  return isAhead(applied, names)
}

/** How often a migration is tried again whose table somebody works with just now: as many times as there are seconds. */
const lockTries = 60

/**
 * Runs the next migrations in one transaction. It waits for a lock for a second at most, since whoever comes after it waits behind it, and
 * then lets everybody pass before it tries again.
 */
async function runTogether(client: pg.Client, folder: string, count: number): Promise<void> {
  await client.query("set lock_timeout = '1s'")
  const run = () =>
    runner({
      dbClient: client,
      dir: folder,
      ignorePattern: '(?!.*\\.sql$).*',
      migrationsTable: 'pgmigrations',
      direction: 'up',
      count,
      advisoryLockMode: 'wait',
      singleTransaction: true,
      logger: silent,
    })
  for (let tries = 1; ; tries++) {
    try {
      await run()
      break
    } catch (error) {
      if ((error as { code?: string }).code !== '55P03' || tries >= lockTries) throw error
      await delay(1_000)
    }
  }
  await client.query('set lock_timeout = 0')
}

async function runQueueMigrations(connection: ClientConfig): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 2 })
  const ignore = () => {}
  pool.on('error', ignore).on('connect', (client) => client.on('error', ignore))
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => ignore) })
  } finally {
    await pool.end()
  }
}

/** The number of a migration, such as `0052`. */
export const numberOf = (name: string) => name.slice(0, name.indexOf('_'))

/**
 * A migration that takes away what programs used names the first one whose programs do without: the program that knows
 * `0055` may run beside `0060_contract-from-0055-…`, and no older one.
 */
export const contractsFrom = (name: string): string | undefined => /^\d+_contract-from-(\d+)-/.exec(name)?.[1]

/** A migration of one statement that runs outside a transaction, so that it locks nobody out meanwhile. */
export const runsAlone = (name: string) => /^\d+_concurrently-/.test(name)

/** True where the database has migrations that this program does not know: a newer one has been here. */
export const isAhead = (applied: Iterable<string>, names: readonly string[]) =>
  [...applied].some((name) => !names.includes(name))

/**
 * Refuses a database from which a newer program took away what this one uses. Where newer ones only added to it, an older program goes on
 * with it: that is how an upgrade is taken back. Throws StartError.
 */
function refuseTooNew(applied: Iterable<string>, names: readonly string[]): void {
  const latest = numberOf(names.at(-1) ?? '')
  for (const name of applied) {
    const from = contractsFrom(name)
    if (from && !names.includes(name) && from > latest)
      throw new StartError(
        `The database has ${name}, which takes away what this program uses: start one that knows the migration ${from}, or restore a backup.`,
      )
  }
}

/** Runs a migration of one statement outside a transaction. What an earlier try has left half made goes first. */
export async function runAlone(client: Client, folder: string, name: string): Promise<void> {
  const text = await readFile(join(folder, `${name}.sql`), 'utf8')
  if (statementsIn(text).length !== 1) throw new Error(`${name} is not one statement.`)
  const { rows } = await client.query<{ name: string }>(
    `select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
     where not indisvalid and relnamespace = 'public'::regnamespace`,
  )
  for (const half of rows) await client.query(`drop index concurrently ${half.name}`)
  await client.query(text)
  await client.query('insert into pgmigrations (name, run_on) values ($1, now())', [name])
}
