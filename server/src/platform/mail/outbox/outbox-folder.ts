import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#platform/config'
import type { Transport } from '../transport.ts'

/** The embedded outbox: a folder of .eml files that any mail program opens. */
const folderOf = (config: Config) => join(config.dataFolder, 'outbox')

/** Writes mails into the folder. A file is named by its mail, so that a repetition after a kill replaces it. */
export const outboxTransport =
  (config: Config): Transport =>
  async ({ id, bytes }, begin) => {
    try {
      await begin()
      await writeToOutbox(config, `${String(id).padStart(8, '0')}.eml`, bytes)
      return { end: 'sent' }
    } catch (error) {
      return { end: 'failed', reason: (error as NodeJS.ErrnoException).code ?? 'unknown' }
    }
  }

/** Writes a whole file or none: written under another name, forced to the disk, then renamed. */
async function writeToOutbox(config: Config, name: string, bytes: Buffer): Promise<void> {
  const folder = folderOf(config)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const partFile = join(folder, `${name}.part`)
  const file = await open(partFile, 'w', 0o600)
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(partFile, join(folder, name))
}

/** Returns the file names of the outbox, newest first. */
export async function outboxNames(config: Config): Promise<string[]> {
  const names = await readdir(folderOf(config)).catch(() => [])
  return names
    .filter((name) => /^\d+\.eml$/.test(name))
    .sort()
    .reverse()
}

/** Reads one file of the outbox; undefined for a name that is not one of its files. */
export async function readOutbox(config: Config, name: string): Promise<Buffer | undefined> {
  if (!/^\d+\.eml$/.test(name)) return undefined
  return readFile(join(folderOf(config), name)).catch(() => undefined)
}

export const removeFromOutbox = (config: Config, name: string): Promise<void> =>
  rm(join(folderOf(config), name), { force: true })

/** The time when a mail of the outbox was written, in milliseconds; infinity for one that is gone. */
export const outboxWrittenAt = (config: Config, name: string): Promise<number> =>
  stat(join(folderOf(config), name)).then(
    ({ mtimeMs }) => mtimeMs,
    () => Number.POSITIVE_INFINITY,
  )
