import type { Client, ClientConfig } from 'pg'
import type { Log } from '#platform/log'
import type { Storage } from '#platform/storage'
import { type Entry, readArchive } from '../backup/archive.ts'
import { asText, type BackupSummary } from '../backup/backup.ts'
import { endShape, type Manifest } from '../backup/backup-manifest.ts'
import { withClient } from '../connection.ts'
import { StartError } from '../embedded/start-error.ts'
import { migrate, migrateTo } from '../migrate/migrate.ts'
import { explainDamage, readManifest, refuseFull } from './restore-checks.ts'
import { copyJobs, copyTable, openTables, restoreJobs, restoreSequences } from './restore-rows.ts'

export type RestoreRequest = { connection: ClientConfig; storage: Storage; file: string; log: Log }

/**
 * Puts a backup into an empty database and its objects into storage, then brings it up to date. All of it is there or, for
 * the database, nothing. `connection` has no time limits. Throws StartError for a database that holds something, a file
 * that is no backup, is damaged or cut off, or one that only a newer program can read.
 */
export async function readBackup({ connection, storage, file, log }: RestoreRequest): Promise<BackupSummary> {
  const entries = readArchive(file)
  try {
    const first = await entries.next()
    const manifest = await readManifest(first.value)
    await withClient(connection, refuseFull)
    await migrateTo(connection, manifest.migration)
    const summary = await withClient(asText(connection), (client) => fill(client, manifest, entries, storage))
    await migrate(connection)
    await withClient(connection, (client) => client.query('analyze'))
    log.info(summary, 'backup restored')
    return summary
  } catch (error) {
    throw explainDamage(error, file)
  } finally {
    await entries.return(undefined)
  }
}

async function fill(client: Client, manifest: Manifest, entries: AsyncGenerator<Entry>, storage: Storage) {
  await client.query('begin')
  const closeTables = await openTables(client)
  const found = await takeEntries(client, manifest, entries, storage)
  checkCounts(manifest, found)
  await closeTables()
  await restoreSequences(client, manifest.sequences)
  await restoreJobs(client)
  await client.query('commit')
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return { rows, jobs: manifest.jobs, objects: found.objects }
}

type Found = { rows: Map<string, number>; jobs: number; objects: number; expectedObjects: number | undefined }

async function takeEntries(client: Client, manifest: Manifest, entries: AsyncGenerator<Entry>, storage: Storage) {
  const found: Found = { rows: new Map(), jobs: 0, objects: 0, expectedObjects: undefined }
  for await (const { name, bytes } of entries) {
    const [kind, rest = ''] = splitOnce(name)
    const table = manifest.tables.find((one) => kind === 'tables' && one.name === rest.split('/')[0])
    if (table) {
      found.rows.set(table.name, (found.rows.get(table.name) ?? 0) + (await copyTable(client, table, bytes)))
    } else if (kind === 'jobs') {
      found.jobs += await copyJobs(client, bytes)
    } else if (kind === 'objects') {
      await storage.put(rest, bytes)
      found.objects++
    } else if (kind === 'end.json') {
      found.expectedObjects = endShape.parse(JSON.parse(bytes.toString())).objects
    }
  }
  return found
}

function splitOnce(name: string): [string, string | undefined] {
  const at = name.indexOf('/')
  return at < 0 ? [name, undefined] : [name.slice(0, at), name.slice(at + 1)]
}

function checkCounts(manifest: Manifest, found: Found): void {
  const short = manifest.tables.find((table) => (found.rows.get(table.name) ?? 0) !== table.rows)
  if (short) throw new StartError(`The backup is damaged: rows of ${short.name} are missing.`)
  if (found.jobs !== manifest.jobs) throw new StartError('The backup is damaged: jobs are missing.')
  if (found.objects !== found.expectedObjects) throw new StartError('The backup is damaged: pictures are missing.')
}
