import { createHash } from 'node:crypto'
import { finished } from 'node:stream/promises'
import type { Client } from 'pg'
import copyStreams from 'pg-copy-streams'
import type { z } from 'zod'
import type { Log } from '#platform/log'
import type { Storage } from '#platform/storage'
import { type Entry, readArchive } from '../backup/archive.ts'
import { addObject, asText, type BackupSummary } from '../backup/backup.ts'
import { findTables } from '../backup/backup-inventory.ts'
import { endSchema, type Manifest, type SavedTable } from '../backup/backup-manifest.ts'
import { type BackupSource, openBackup } from '../backup/backup-source.ts'
import { withClient } from '../connection.ts'
import { migrate, migrateTo } from '../migrate/migrate.ts'
import type { Server } from '../server.ts'
import { checkCounts, checkTables, explainRestoreError, readManifest, requireEmptyDatabase } from './restore-checks.ts'

export type RestoreRequest = {
  roles: Server['roles']
  storage: Storage
  from: BackupSource
  log: Log
  /** Writes what else belongs to this restore, in its transaction. */
  complete?: ((client: Client, manifest: Manifest) => Promise<void>) | undefined
}

/**
 * Restores a backup into an empty database and its objects into storage, then brings it up to date. The database gets all of
 * it or nothing. Throws StartError for a database that is not empty, a file
 * that is no backup, is damaged or cut off, or one that only a newer program can read.
 */
export async function readBackup({ roles, storage, from, log, complete }: RestoreRequest): Promise<BackupSummary> {
  let entries: AsyncGenerator<Entry> | undefined
  try {
    entries = readArchive(await openBackup(from))
    const first = await entries.next()
    const manifest = await readManifest(first.value)
    await withClient(roles.owner, requireEmptyDatabase)
    await migrateTo(roles.owner, manifest.migration)
    const summary = await withClient(asText(roles.owner), (client) =>
      restoreInto(client, { manifest, entries: entries as AsyncGenerator<Entry>, storage, complete }),
    )
    await migrate(roles.owner, roles.program)
    await withClient(roles.owner, (client) => client.query('analyze'))
    const { rows, jobs, objects } = summary
    log.info({ rows, jobs, objects }, 'backup restored')
    return summary
  } catch (error) {
    throw explainRestoreError(error, from.name)
  } finally {
    await entries?.return(undefined)
  }
}

type Restoring = Pick<RestoreRequest, 'storage' | 'complete'> & { manifest: Manifest; entries: AsyncGenerator<Entry> }

async function restoreInto(
  client: Client,
  { manifest, entries, storage, complete }: Restoring,
): Promise<BackupSummary> {
  await client.query('begin')
  const restoreConstraints = await suspendConstraints(client)
  const restored = await restoreEntries(client, { manifest, entries, storage })
  checkCounts(manifest, restored)
  await restoreConstraints()
  await checkTables(client, manifest)
  await restoreSequences(client, manifest.sequences)
  await restoreJobs(client)
  await complete?.(client, manifest)
  await client.query('commit')
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return { rows, jobs: manifest.jobs, objects: restored.objects, manifest, digest: restored.digest }
}

type Restored = {
  rows: Map<string, number>
  jobs: number
  objects: number
  /** Of the objects as they were put into storage. */
  digest: string
  end: z.infer<typeof endSchema> | undefined
}

async function restoreEntries(client: Client, { manifest, entries, storage }: Restoring): Promise<Restored> {
  const restored: Restored = { rows: new Map(), jobs: 0, objects: 0, digest: '', end: undefined }
  const stored = createHash('sha256')
  for await (const { name, bytes } of entries) {
    const [kind, rest = ''] = splitOnce(name)
    const table = manifest.tables.find((one) => kind === 'tables' && one.name === rest.split('/')[0])
    if (table) {
      restored.rows.set(table.name, (restored.rows.get(table.name) ?? 0) + (await copyTable(client, table, bytes)))
    } else if (kind === 'jobs') {
      restored.jobs += await copyJobs(client, bytes)
    } else if (kind === 'objects') {
      await storage.put(rest, bytes)
      addObject(stored, rest, bytes)
      restored.objects++
    } else if (kind === 'end.json') {
      restored.end = endSchema.parse(JSON.parse(bytes.toString()))
    }
  }
  return { ...restored, digest: stored.digest('hex') }
}

function splitOnce(name: string): [string, string | undefined] {
  const at = name.indexOf('/')
  return at < 0 ? [name, undefined] : [name.slice(0, at), name.slice(at + 1)]
}

/** Copies lines of a table's text into it; returns the number of rows. */
async function copyTable(client: Client, table: SavedTable, lines: Buffer): Promise<number> {
  return copyInto(client, `public.${client.escapeIdentifier(table.name)} (${table.columns.join(', ')})`, lines)
}

/** Copies lines of the queue's text into the table that `restoreJobs` reads; returns the number of jobs. */
async function copyJobs(client: Client, lines: Buffer): Promise<number> {
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
async function suspendConstraints(client: Client): Promise<() => Promise<void>> {
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
async function restoreSequences(client: Client, sequences: Manifest['sequences']): Promise<void> {
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
async function restoreJobs(client: Client): Promise<void> {
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
