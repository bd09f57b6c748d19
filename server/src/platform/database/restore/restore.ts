import { createHash } from 'node:crypto'
import type { Client } from 'pg'
import type { z } from 'zod'
import type { Log } from '#platform/log'
import type { Storage } from '#platform/storage'
import { type Entry, readArchive } from '../backup/archive.ts'
import { addObject, asText, type BackupSummary } from '../backup/backup.ts'
import { endSchema, type Manifest } from '../backup/backup-manifest.ts'
import { type BackupSource, openBackup } from '../backup/backup-source.ts'
import { withClient } from '../connection.ts'
import { migrate, migrateTo } from '../migrate/migrate.ts'
import type { Server } from '../server.ts'
import { checkCounts, checkTables, explainRestoreError, readManifest, requireEmptyDatabase } from './restore-checks.ts'
import { copyJobs, copyTable, restoreJobs, restoreSequences, suspendConstraints } from './restore-rows.ts'

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
