import { finished } from 'node:stream/promises'
import type { Client } from 'pg'
import copyStreams from 'pg-copy-streams'
import { findTables } from '../backup/backup-inventory.ts'
import type { Manifest, SavedTable } from '../backup/backup-manifest.ts'

/** Copies lines of a table's text into it; returns the number of rows. */
export async function copyTable(client: Client, table: SavedTable, lines: Buffer): Promise<number> {
  return copyInto(client, `public.${client.escapeIdentifier(table.name)} (${table.columns.join(', ')})`, lines)
}

/** Copies lines of the queue's text into the table that `restoreJobs` reads; returns the number of jobs. */
export async function copyJobs(client: Client, lines: Buffer): Promise<number> {
  return copyInto(client, 'pg_temp.saved_jobs', lines)
}

async function copyInto(client: Client, target: string, lines: Buffer): Promise<number> {
  const stream = client.query(copyStreams.from(`copy ${target} from stdin`))
  stream.end(lines)
  await finished(stream)
  return stream.rowCount
}

/**
 * Empties tables that only migrations have filled, without foreign keys and triggers until the returned function restores them, but for those
 * that fill what is not saved.
 */
export async function suspendConstraints(client: Client): Promise<() => Promise<void>> {
  const tables = (await findTables(client)).map(({ name }) => `public.${client.escapeIdentifier(name)}`)
  const keys = await findForeignKeys(client)
  for (const key of keys) await client.query(`alter table ${key.owner} drop constraint ${key.name}`)
  for (const table of tables) await client.query(`alter table ${table} disable trigger user`)
  for (const { owner, name } of await findFilling(client))
    await client.query(`alter table ${owner} enable trigger ${name}`)
  if (tables.length) await client.query(`truncate ${tables.join(', ')} restart identity`)
  await client.query(createSavedJobsTable)
  return async () => {
    for (const table of tables) await client.query(`alter table ${table} enable trigger user`)
    for (const key of keys) await client.query(`alter table ${key.owner} add constraint ${key.name} ${key.definition}`)
  }
}

/** The triggers that compute the words of each row that comes in, which are not saved; none in a database of before there were any. */
async function findFilling(client: Client): Promise<{ owner: string; name: string }[]> {
  const result = await client.query(
    `select tgrelid::regclass::text as owner, quote_ident(tgname) as name from pg_trigger
     where tgname = 'keep_words' and not tgisinternal`,
  )
  return result.rows
}

type ForeignKey = { owner: string; name: string; definition: string }

async function findForeignKeys(client: Client): Promise<ForeignKey[]> {
  const result = await client.query(
    `select conrelid::regclass::text as owner, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint
     where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0
     order by conname`,
  )
  return result.rows
}

/** Sets every sequence to the last number that it gave out. */
export async function restoreSequences(client: Client, sequences: Manifest['sequences']): Promise<void> {
  for (const [name, last] of Object.entries(sequences)) {
    await client.query('select setval($1::regclass, $2)', [`public.${client.escapeIdentifier(name)}`, last])
  }
}

const createSavedJobsTable = `
  create temporary table saved_jobs (
    identifier text, payload json, queue_name text, run_at timestamptz, max_attempts integer, key text,
    priority integer, flags text[], attempts smallint, last_error text, id bigint
  ) on commit drop`

/** Queues the jobs anew by the queue's own function, in their order; none of them is locked then. */
export async function restoreJobs(client: Client): Promise<void> {
  await client.query(`
    create temporary table queued_jobs on commit drop as
    select (graphile_worker.add_job(
      identifier, payload, queue_name, run_at, max_attempts, key, priority, flags
    )).id, attempts, last_error
    from (select * from pg_temp.saved_jobs order by id) as saved`)
  await client.query(`
    update graphile_worker._private_jobs job set attempts = queued.attempts, last_error = queued.last_error
    from pg_temp.queued_jobs queued where queued.id = job.id`)
}
