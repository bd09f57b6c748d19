import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes the names in a folder survive a power cut, not only a kill. Windows knows no such thing and needs none. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** A maker of private folders that last. Each is made once in the life of the maker, however many ask at the same time. */
export function durableFolders(): (path: string) => Promise<void> {
  const made = new Map<string, Promise<void>>()
  return (path) => {
    const known = made.get(path)
    if (known) return known
    const making = makeFolder(path)
    made.set(path, making)
    making.catch(() => made.delete(path))
    return making
  }
}

async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  const top = dirname(first ?? path)
  for (let folder = path; folder !== top; folder = dirname(folder)) await syncFolder(dirname(folder))
}
