import { readdir, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '#platform/log'
import type { Storage } from '#platform/storage'
import { describeConnection } from '../connection.ts'
import { startEmbedded } from '../embedded/embedded.ts'
import { ensureRoles } from '../embedded/embedded-owner.ts'
import { findPostmaster, isAlive, stopPostmaster } from '../embedded/embedded-postmaster.ts'
import { StartError } from '../embedded/start-error.ts'
import { readBackup } from '../restore/restore.ts'
import type { BackupSummary } from './backup.ts'
import type { BackupSource } from './backup-source.ts'

export type Trial = {
  from: BackupSource
  /** What was saved, as whoever saved it remembers. */
  saved: BackupSummary
  /** How much room the database takes, in bytes. */
  databaseBytes: number
  /** The folder in which a database is made for this, and removed. */
  dataFolder: string
  log: Log
  stopping?: AbortSignal | undefined
}

/**
 * Restores a backup into a database made for this, and compares it with what was saved: tables by number and checksum of their rows, objects by
 * one digest. Throws StartError when it is not equal, cannot be read, or there is no room to try.
 */
export async function tryBackup({ from, saved, databaseBytes, dataFolder, log, stopping }: Trial): Promise<void> {
  await requireRoom(dataFolder, databaseBytes)
  const folder = join(dataFolder, `${trialPrefix}${process.pid}`)
  try {
    const scratch = await startEmbedded({ dataFolder: folder, log, stopping, sessions: 10 })
    try {
      const { owner, program } = await ensureRoles(scratch.connection)
      const roles = { owner: describeConnection(owner), program: describeConnection(program) }
      requireEqual(await readBackup({ roles, storage: nowhere, from, log }), saved)
    } finally {
      await scratch.stop()
      await rm(scratch.connection.host, { recursive: true, force: true })
    }
  } finally {
    await removeTrial(folder)
  }
}

const trialPrefix = 'backup-trial-'

/** Removes what trials left whose process was killed, their databases included. Nothing is being tried by this process yet. */
export async function removeAbandonedTrials(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder).catch(() => [])) {
    const owner = name.startsWith(trialPrefix) ? Number(name.slice(trialPrefix.length)) : 0
    if (owner && (owner === process.pid || !isAlive(owner))) await removeTrial(join(dataFolder, name))
  }
}

async function removeTrial(folder: string): Promise<void> {
  const server = findPostmaster(join(folder, 'postgres', 'cluster'))
  if (server) await stopPostmaster(server)
  await rm(folder, { recursive: true, force: true })
}

/** Objects are compared as they pass by, and kept nowhere: they would need as much room as all pictures. */
const nowhere = { put: async () => {} } as unknown as Storage

/** In bytes: of a database that holds nothing, with its log of changes. */
const emptyDatabase = 700_000_000

/** Throws StartError where the trial would fill the disk that the program writes to. */
async function requireRoom(dataFolder: string, databaseBytes: number): Promise<void> {
  const { bavail, bsize } = await statfs(dataFolder)
  if (bavail * bsize > databaseBytes * 1.5 + emptyDatabase) return
  throw new StartError('There is too little room on the disk to try the backup.')
}

function requireEqual(restored: BackupSummary, saved: BackupSummary): void {
  const parts = ({ manifest, digest }: BackupSummary) => JSON.stringify([manifest.tables, manifest.jobs, digest])
  if (parts(restored) !== parts(saved)) throw new StartError('The backup does not hold what was saved.')
}
