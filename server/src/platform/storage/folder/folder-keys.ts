import { opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { undefinedWhenAbsent } from './folder-errors.ts'

/** Lists every key in `folder` that begins with `prefix`; names with a leading dot are no keys. */
export async function* keysBelow(folder: string, prefix: string): AsyncGenerator<string> {
  const slash = prefix.lastIndexOf('/')
  if (prefix.split('/').some((part) => part.startsWith('.'))) return
  for await (const key of keysIn(folder, prefix.slice(0, slash + 1))) {
    if (key.startsWith(prefix)) yield key
  }
}

async function* keysIn(folder: string, inside: string): AsyncGenerator<string> {
  const entries = await undefinedWhenAbsent(() => opendir(join(folder, inside)))
  if (!entries) return
  for await (const entry of entries) {
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory()) yield* keysIn(folder, `${inside}${entry.name}/`)
    else yield inside + entry.name
  }
}
