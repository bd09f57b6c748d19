import type { Client } from 'pg'
import { z } from 'zod'
import type { Entry } from '../backup/archive.ts'
import { findTables } from '../backup/backup-inventory.ts'
import { archiveFormat, type Manifest, manifestShape } from '../backup/backup-manifest.ts'
import { StartError } from '../embedded/start-error.ts'
import { findMigrations } from '../migrate/migration-files.ts'

/** The archive's first file, understood. Throws StartError for another format or the migration of a newer program. */
export async function readManifest(first: Entry | undefined): Promise<Manifest> {
  if (first?.name !== 'manifest.json') throw new NoBackup()
  const content = JSON.parse(first.bytes.toString())
  if (content.format !== archiveFormat) {
    throw new StartError(`The backup has the format ${content.format}; this program reads ${archiveFormat}.`)
  }
  const manifest = manifestShape.parse(content)
  const { names } = await findMigrations()
  if (names.includes(manifest.migration)) return manifest
  throw new StartError(
    `The backup was made by a newer program (migration ${manifest.migration}): restore it with that.`,
  )
}

class NoBackup extends Error {}

/** Throws StartError when a table or the queue of the database holds a row. */
export async function refuseFull(client: Client): Promise<void> {
  const tables = (await findTables(client)).map(({ name }): [string, string] => ['public', name])
  const queue = await client.query("select to_regclass('graphile_worker._private_jobs') is not null as exists")
  if (queue.rows[0].exists) tables.push(['graphile_worker', '_private_jobs'])
  for (const [schema, name] of tables) {
    const found = await client.query(`select from ${schema}.${client.escapeIdentifier(name)} limit 1`)
    if (!found.rowCount) continue
    throw new StartError(`The database holds something already (in ${name}): a backup goes into an empty one.`)
  }
}

/** A sentence for what reading the file brings to light; errors of database and storage stay what they are. */
export function explainDamage(error: unknown, file: string): unknown {
  const { code, message = '' } = error as NodeJS.ErrnoException
  if (code === 'ENOENT' || code === 'EACCES' || code === 'EISDIR') {
    return new StartError(`The backup ${file} cannot be read (${code}).`, { cause: error })
  }
  const broken =
    code?.startsWith('Z_') || /Unexpected end of data|Invalid tar header|Writable stream closed/.test(message)
  if (broken || error instanceof NoBackup || error instanceof z.ZodError || error instanceof SyntaxError) {
    return new StartError(`The file ${file} is no backup of this program, or it is damaged.`, { cause: error })
  }
  return error
}
