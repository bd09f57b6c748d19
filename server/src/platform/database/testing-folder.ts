import { chmod, mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostmaster, isAlive, stopPostmaster } from './embedded/embedded-postmaster.ts'

/**
 * A new folder for a test, one that PostgreSQL's own user may pass through; whoever made it removes it. It is in memory
 * where there is room: making a cluster or copying a database creates hundreds of files.
 */
export async function temporaryFolder(prefix: string): Promise<string> {
  const folder = await mkdtemp(join(await quickestFolder(), `${prefix}${process.pid}-`))
  await chmod(folder, 0o755)
  return folder
}

async function quickestFolder(): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => undefined)
  const free = memory ? memory.bavail * memory.bsize : 0
  return free > 1_000_000_000 ? '/dev/shm' : tmpdir()
}

/** Stops the servers and removes the folders of this prefix that killed test runs left behind. */
export async function sweepAbandoned(prefix: string): Promise<void> {
  const parent = await quickestFolder()
  for (const name of await readdir(parent)) {
    const owner = name.startsWith(prefix) && Number.parseInt(name.slice(prefix.length), 10)
    if (!owner || isAlive(owner)) continue
    const server = findPostmaster(join(parent, name, 'postgres', 'cluster'))
    if (server) await stopPostmaster(server)
    await rm(join(parent, name), { recursive: true, force: true })
  }
}
