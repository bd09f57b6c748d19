import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { hour } from '#platform/clock'
import { undefinedWhenAbsent } from './folder/folder-errors.ts'

/** Removes files that a kill left half written more than an hour ago; younger files may be another process's work of this moment. */
export async function sweepIncoming(folder: string): Promise<void> {
  const names = (await undefinedWhenAbsent(() => readdir(folder))) ?? []
  for (const name of names) {
    const path = join(folder, name)
    const found = await undefinedWhenAbsent(() => stat(path))
    if (found && found.mtimeMs < Date.now() - hour) await rm(path, { force: true })
  }
}
