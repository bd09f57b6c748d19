import { createHash, type Hash } from 'node:crypto'
import type { Client, ClientConfig } from 'pg'
import copyStreams from 'pg-copy-streams'
import type { Log } from '#platform/log'
import { incomingPrefix, type Storage } from '#platform/storage'
import type { OpenDatabase } from '../connect.ts'
import { withClient, withSettings } from '../connection.ts'
import { type AddEntry, type Archive, packArchive, writeArchive } from './archive.ts'
import { createManifest } from './backup-inventory.ts'
import type { Manifest } from './backup-manifest.ts'

export type BackupRequest = {
  open: Pick<OpenDatabase, 'connection'>
  storage: Storage
  log: Log
  /** Aborts the backup between two entries. */
  stopping?: AbortSignal
}

/** What a backup holds; `manifest` and `digest` say so that two of them can be compared. */
export type BackupSummary = { rows: number; jobs: number; objects: number; manifest: Manifest; digest: string }

/** Fixes the format of values as text, whatever a server's own settings are. */
export function asText(connection: ClientConfig): ClientConfig {
  return withSettings(connection, { datestyle: 'ISO', intervalstyle: 'postgres', bytea_output: 'hex' })
}

/**
 * Writes one archive of everything: every table of one moment, the queue's jobs, every stored object. The program may run on.
 * Left out is what a program creates again: the schema, and when the queue's schedule last ran; and uploads that are not processed
 * yet, whose bytes contain where they were taken.
 * The file appears under its name when it is complete; errors of disk, database and storage pass through, and so does the reason of
 * a stop.
 */
export async function writeBackup({ file, ...request }: BackupRequest & { file: string }): Promise<BackupSummary> {
  const { log } = request
  let summary: BackupSummary | undefined
  await writeArchive(file, async (add) => {
    summary = await saveAll(request, add)
  })
  return logged(log, summary as BackupSummary | undefined)
}

/** The same archive as a stream, for whoever takes it elsewhere; `summary` resolves when all of it was read. */
export function packBackup(request: BackupRequest): Archive & { summary: Promise<BackupSummary> } {
  let summary: BackupSummary | undefined
  const archive = packArchive(async (add) => {
    summary = await saveAll(request, add)
  })
  const made = archive.filled.then(() => logged(request.log, summary))
  made.catch(() => {})
  return { ...archive, summary: made }
}

function logged(log: Log, summary: BackupSummary | undefined): BackupSummary {
  if (!summary) throw new Error('a backup without contents')
  const { rows, jobs, objects } = summary
  log.info({ rows, jobs, objects }, 'backup written')
  return summary
}

async function saveAll({ open, storage, stopping }: BackupRequest, append: AddEntry): Promise<BackupSummary> {
  const add: AddEntry = (name, bytes) => {
    stopping?.throwIfAborted()
    return append(name, bytes)
  }
  const manifest = await withClient(asText(open.connection), (client) => saveDatabase(client, add))
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  // After the tables: an object is stored before the row that names it.
  const saved = createHash('sha256')
  const objects = await saveObjects(storage, add, saved)
  const digest = saved.digest('hex')
  await add('end.json', Buffer.from(JSON.stringify({ objects, digest })))
  return { rows, jobs: manifest.jobs, objects, manifest, digest }
}

async function saveDatabase(client: Client, add: AddEntry): Promise<Manifest> {
  await client.query('begin isolation level repeatable read read only')
  const manifest = await createManifest(client)
  await add('manifest.json', Buffer.from(JSON.stringify(manifest, null, 2)))
  for (const { name, columns } of manifest.tables) {
    await saveParts(tableParts(client, name, columns), `tables/${name}`, add)
  }
  await saveParts(jobParts(client), 'jobs', add)
  await client.query('commit')
  return manifest
}

async function saveParts(parts: AsyncIterable<Buffer>, folder: string, add: AddEntry): Promise<void> {
  let number = 0
  for await (const part of parts) await add(`${folder}/${String(++number).padStart(6, '0')}.copy`, part)
}

async function saveObjects(storage: Storage, add: AddEntry, saved: Hash): Promise<number> {
  let objects = 0
  for await (const key of storage.list('')) {
    if (key.startsWith(incomingPrefix)) continue
    const bytes = await storage.read(key)
    // Swept away while the backup ran: nothing in it names the object any more.
    if (!bytes) continue
    await add(`objects/${key}`, bytes)
    addObject(saved, key, bytes)
    objects++
  }
  return objects
}

/** Adds an object to the digest of all of them, in the order of the archive. */
export function addObject(saved: Hash, key: string, bytes: Buffer): void {
  saved.update(`${key}\n${bytes.length}\n`).update(bytes)
}

/** The columns of the queue's jobs in an archive, in the order of `add_job` followed by a job's attempts, last error and id. */
const jobRows = `
  select task.identifier, job.payload, queue.queue_name, job.run_at, job.max_attempts, job.key, job.priority,
    (select array_agg(flag) from jsonb_object_keys(job.flags) flag) as flags, job.attempts, job.last_error, job.id
  from graphile_worker._private_jobs job
  join graphile_worker._private_tasks task on task.id = job.task_id
  left join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id`

/** The rows of a table as text, in parts of whole lines. `columns` are quoted where they need it. */
function tableParts(client: Client, table: string, columns: string[]): AsyncGenerator<Buffer> {
  return copyParts(client, `copy public.${client.escapeIdentifier(table)} (${columns.join(', ')}) to stdout`)
}

/** Every job of the queue, those included that a worker has locked at this moment: after a restore they are unlocked. */
function jobParts(client: Client): AsyncGenerator<Buffer> {
  return copyParts(client, `copy (${jobRows} order by job.id) to stdout`)
}

function copyParts(client: Client, statement: string): AsyncGenerator<Buffer> {
  return wholeLines(client.query(copyStreams.to(statement)))
}

/** Cuts a stream into parts of about `size` bytes, each of which ends where a line ends. */
export async function* wholeLines(stream: AsyncIterable<Buffer>, size = 4_000_000): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of stream) {
    chunks.push(chunk)
    bytes += chunk.length
    if (bytes < size) continue
    const all = Buffer.concat(chunks)
    const end = all.lastIndexOf('\n') + 1
    if (end) yield all.subarray(0, end)
    chunks = [all.subarray(end)]
    bytes = all.length - end
  }
  if (bytes) yield Buffer.concat(chunks)
}
