import { Logger, runMigrations } from 'graphile-worker'
import { PG_MIGRATE_LOCK_ID, runner } from 'node-pg-migrate'
import pg, { type ClientConfig } from 'pg'
import { withClient } from '../connection.ts'
import { StartError } from '../embedded/start-error.ts'
import { findMigrations } from './migration-files.ts'

/**
 * Brings a database up to date, the queue's tables included; does nothing when it is. Several starts at once wait for
 * each other. `connection` has no statement_timeout. Throws StartError naming what failed; nothing of it remains then.
 */
export async function migrate(connection: ClientConfig): Promise<void> {
  await migrateUpTo(connection, Number.POSITIVE_INFINITY)
}

/** Brings an empty database to the state after the migration `name`, to which a backup belongs. Throws StartError. */
export async function migrateTo(connection: ClientConfig, name: string): Promise<void> {
  const { names } = await findMigrations()
  const position = names.indexOf(name)
  if (position < 0) throw new StartError(`This program does not know the migration ${name}: a newer one is needed.`)
  await migrateUpTo(connection, position + 1)
}

/** Whether every migration of this program has been run. A database that is ahead of it counts as current. */
export async function migrationsCurrent(pool: pg.Pool): Promise<boolean> {
  const latest = await latestMigration()
  const found = await pool.query('select from pgmigrations where name = $1', [latest])
  return found.rowCount === 1
}

/** The name of the newest migration that this program carries, such as `0001_first-road`. */
export async function latestMigration(): Promise<string> {
  const { names } = await findMigrations()
  return names.at(-1) ?? ''
}

async function migrateUpTo(connection: ClientConfig, count: number): Promise<void> {
  await withClient(connection, async (client) => {
    // The runner takes the same lock again; held here, it covers the queue's tables too.
    await client.query('select pg_advisory_lock($1)', [PG_MIGRATE_LOCK_ID])
    await runOwn(client, count)
    await runQueue(connection)
  }).catch((cause: Error) => {
    throw new StartError(`The database could not be brought up to date: ${cause.message}`, { cause })
  })
}

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

async function runOwn(client: pg.Client, count: number): Promise<void> {
  const { folder, names } = await findMigrations()
  const table = await client.query("select to_regclass('public.pgmigrations') as found")
  const done = table.rows[0].found ? await client.query('select name from pgmigrations') : { rows: [] }
  const known = new Set(done.rows.map((row) => row.name))
  const missing = names.slice(0, count).filter((name) => !known.has(name)).length
  if (!missing) return
  await runner({
    dbClient: client,
    dir: folder,
    ignorePattern: '(?!.*\\.sql$).*',
    migrationsTable: 'pgmigrations',
    direction: 'up',
    count: missing,
    advisoryLockMode: 'wait',
    singleTransaction: true,
    logger: silent,
  })
}

async function runQueue(connection: ClientConfig): Promise<void> {
  const pool = new pg.Pool({ ...connection, max: 2 })
  const ignore = () => {}
  pool.on('error', ignore).on('connect', (client) => client.on('error', ignore))
  try {
    await runMigrations({ pgPool: pool, logger: new Logger(() => ignore) })
  } finally {
    await pool.end()
  }
}
