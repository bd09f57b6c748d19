import type { Client } from 'pg'
import { z } from 'zod'
import type { Entry } from '../backup/archive.ts'
import { findTables, measureTable } from '../backup/backup-inventory.ts'
import { archiveFormat, type endSchema, type Manifest, manifestSchema } from '../backup/backup-manifest.ts'
import { StartError } from '../embedded/start-error.ts'
import { findMigrations } from '../migrate/migration-files.ts'

/** Parses the archive's first file. Throws StartError for another format or the migration of a newer program. */
export async function readManifest(first: Entry | undefined): Promise<Manifest> {
  if (first?.name !== 'manifest.json') throw new NotABackupError()
  const content = JSON.parse(first.bytes.toString())
  if (content.format !== archiveFormat) {
    throw new StartError(`The backup has the format ${content.format}; this program reads ${archiveFormat}.`)
  }
  const manifest = manifestSchema.parse(content)
  const { names } = await findMigrations()
  if (names.includes(manifest.migration)) return manifest
  throw new StartError(
    `The backup was made by a newer program (migration ${manifest.migration}): restore it with that.`,
  )
}

class NotABackupError extends Error {}

/** The tables that a migration fills: what is in them is no reason to think that somebody uses the database. */
const filledByMigrations = ['screening_signals', 'worry_signals']

/** Throws StartError when a table or the queue of the database has a row that no migration wrote. */
export async function requireEmptyDatabase(client: Client): Promise<void> {
  const names = (await findTables(client)).map(({ name }) => name).filter((name) => !filledByMigrations.includes(name))
  const tables = names.map((name): [string, string] => ['public', name])
  const queue = await client.query("select to_regclass('graphile_worker._private_jobs') is not null as exists")
  if (queue.rows[0].exists) tables.push(['graphile_worker', '_private_jobs'])
  for (const [schema, name] of tables) {
    const firstRow = await client.query(`select from ${schema}.${client.escapeIdentifier(name)} limit 1`)
    if (!firstRow.rowCount) continue
    throw new StartError(`The database holds something already (in ${name}): a backup goes into an empty one.`)
  }
}

type Counted = {
  rows: Map<string, number>
  jobs: number
  objects: number
  digest: string
  end: z.infer<typeof endSchema> | undefined
}

/** Throws StartError when there was less in an archive than it says itself. */
export function checkCounts(manifest: Manifest, { rows, jobs, objects, digest, end }: Counted): void {
  const incomplete = manifest.tables.find((table) => (rows.get(table.name) ?? 0) !== table.rows)
  if (incomplete) throw new StartError(`The backup is damaged: rows of ${incomplete.name} are missing.`)
  if (jobs !== manifest.jobs) throw new StartError('The backup is damaged: jobs are missing.')
  if (objects !== end?.objects) throw new StartError('The backup is damaged: pictures are missing.')
  if (end.digest && end.digest !== digest)
    throw new StartError('The backup is damaged: pictures are not those that were saved.')
}

/** Throws StartError when a table holds other rows than those that were saved. */
export async function checkTables(client: Client, manifest: Manifest): Promise<void> {
  for (const table of manifest.tables) {
    if (!table.checksum) continue
    const { checksum } = await measureTable(client, table)
    if (checksum !== table.checksum)
      throw new StartError(`The backup is damaged: rows of ${table.name} are not those that were saved.`)
  }
}

/** Makes a StartError of an error that the file caused; errors of database and storage stay as they are. */
export function explainRestoreError(error: unknown, file: string): unknown {
  const { code, message = '' } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') {
    return new StartError(`The backup ${file} cannot be read (${code}).`, { cause: error })
  }
  const isDamaged =
    code?.startsWith('Z_') ||
    /Unexpected end of data|Invalid tar header|Writable stream closed|invalid (tag|stanza|header|version)|ciphertext (is|size)|final chunk/.test(
      message,
    )
  if (isDamaged || error instanceof NotABackupError || error instanceof z.ZodError || error instanceof SyntaxError) {
    return new StartError(`The file ${file} is no backup of this program, or it is damaged.`, { cause: error })
  }
  return error
}
