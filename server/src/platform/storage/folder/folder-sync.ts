import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Makes the names in a folder survive a power cut, not only a kill. Windows does not support it and does not need it. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Returns a function that creates private folders durably, each once, however many ask at the same time. */
export function durableFolders(): (path: string) => Promise<void> {
  const folders = new Map<string, Promise<void>>()
  return (path) => {
    const existing = folders.get(path)
    if (existing) return existing
    const creation = makeFolder(path)
    folders.set(path, creation)
    creation.catch(() => folders.delete(path))
    return creation
  }
}

async function makeFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true, mode: 0o700 })
  const top = dirname(first ?? path)
  for (let folder = path; folder !== top; folder = dirname(folder)) await syncFolder(dirname(folder))
}
