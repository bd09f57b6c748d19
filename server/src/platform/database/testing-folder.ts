import { chmod, mkdtemp, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * A new folder for a test, one that PostgreSQL's own user may pass through; whoever made it removes it. It is in memory
 * where there is room: making a cluster or copying a database creates hundreds of files.
 */
export async function temporaryFolder(prefix: string): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => undefined)
  const free = memory ? memory.bavail * memory.bsize : 0
  const folder = await mkdtemp(join(free > 1_000_000_000 ? '/dev/shm' : tmpdir(), prefix))
  await chmod(folder, 0o755)
  return folder
}
