import type { Client } from 'pg'
import type { Log } from '#platform/log'
import type { Storage } from '#platform/storage'
import { type Entry, readArchive } from '../backup/archive.ts'
import { asText, type BackupSummary } from '../backup/backup.ts'
import { endSchema, type Manifest } from '../backup/backup-manifest.ts'
import { withClient } from '../connection.ts'
import { StartError } from '../embedded/start-error.ts'
import { migrate, migrateTo } from '../migrate/migrate.ts'
import type { Server } from '../server.ts'
import { explainRestoreError, readManifest, requireEmptyDatabase } from './restore-checks.ts'
import { copyJobs, copyTable, restoreJobs, restoreSequences, suspendConstraints } from './restore-rows.ts'

export type RestoreRequest = { roles: Server['roles']; storage: Storage; file: string; log: Log }

/**
 * Restores a backup into an empty database and its objects into storage, then brings it up to date. The database gets all of
 * it or nothing. Throws StartError for a database that is not empty, a file
 * that is no backup, is damaged or cut off, or one that only a newer program can read.
 */
export async function readBackup({ roles, storage, file, log }: RestoreRequest): Promise<BackupSummary> {
  const entries = readArchive(file)
  try {
    const first = await entries.next()
    const manifest = await readManifest(first.value)
    await withClient(roles.owner, requireEmptyDatabase)
    await migrateTo(roles.owner, manifest.migration)
    const summary = await withClient(asText(roles.owner), (client) => restoreInto(client, manifest, entries, storage))
    await migrate(roles.owner, roles.program)
    await withClient(roles.owner, (client) => client.query('analyze'))
    log.info(summary, 'backup restored')
    return summary
  } catch (error) {
    throw explainRestoreError(error, file)
  } finally {
    await entries.return(undefined)
  }
}

async function restoreInto(client: Client, manifest: Manifest, entries: AsyncGenerator<Entry>, storage: Storage) {
  await client.query('begin')
  const restoreConstraints = await suspendConstraints(client)
  const counts = await restoreEntries(client, manifest, entries, storage)
  checkCounts(manifest, counts)
  await restoreConstraints()
  await restoreSequences(client, manifest.sequences)
  await restoreJobs(client)
  await client.query('commit')
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  return { rows, jobs: manifest.jobs, objects: counts.objects }
}

type RestoredCounts = { rows: Map<string, number>; jobs: number; objects: number; expectedObjects: number | undefined }

async function restoreEntries(client: Client, manifest: Manifest, entries: AsyncGenerator<Entry>, storage: Storage) {
  const counts: RestoredCounts = { rows: new Map(), jobs: 0, objects: 0, expectedObjects: undefined }
  for await (const { name, bytes } of entries) {
    const [kind, rest = ''] = splitOnce(name)
    const table = manifest.tables.find((one) => kind === 'tables' && one.name === rest.split('/')[0])
    if (table) {
      counts.rows.set(table.name, (counts.rows.get(table.name) ?? 0) + (await copyTable(client, table, bytes)))
    } else if (kind === 'jobs') {
      counts.jobs += await copyJobs(client, bytes)
    } else if (kind === 'objects') {
      await storage.put(rest, bytes)
      counts.objects++
    } else if (kind === 'end.json') {
      counts.expectedObjects = endSchema.parse(JSON.parse(bytes.toString())).objects
    }
  }
  return counts
}

function splitOnce(name: string): [string, string | undefined] {
  const at = name.indexOf('/')
  return at < 0 ? [name, undefined] : [name.slice(0, at), name.slice(at + 1)]
}

function checkCounts(manifest: Manifest, counts: RestoredCounts): void {
  const incomplete = manifest.tables.find((table) => (counts.rows.get(table.name) ?? 0) !== table.rows)
  if (incomplete) throw new StartError(`The backup is damaged: rows of ${incomplete.name} are missing.`)
  if (counts.jobs !== manifest.jobs) throw new StartError('The backup is damaged: jobs are missing.')
  if (counts.objects !== counts.expectedObjects) throw new StartError('The backup is damaged: pictures are missing.')
}
