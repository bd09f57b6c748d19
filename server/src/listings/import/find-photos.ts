import { constants } from 'node:fs'
import { open, opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { pictureBytesLimit } from '@reable/contract/pictures/rules'
import { normalizeText } from '@reable/contract/text/harmless-text'
import { quoted } from './csv/clean-cell.ts'
import type { LookupResult } from './lookup-result.ts'

/** The files of a folder, by the names that a row may call them. */
export type PhotoFolder = { find(name: string): LookupResult<string> }

/**
 * Lists a folder and its subfolders once. Only files inside it are found: no path leads out, and symbolic links are not
 * followed.
 */
export async function openPhotoFolder(folder: string): Promise<PhotoFolder> {
  const { find } = photosNamed(await Array.fromAsync(filesBelow(folder, '')), notInFolder)
  return {
    find(name) {
      const photo = find(name)
      return 'found' in photo ? { found: join(folder, photo.found) } : photo
    },
  }
}

const notInFolder = (name: string) =>
  `There is no file ${name} in the folder. Put it there, or write the name of one that is.`

/** Finds photos among names with their folders; `absent` says, with the quoted name, that there is no such one. */
export function photosNamed(names: Iterable<string>, absent: (name: string) => string): PhotoFolder {
  const paths = new Set(names)
  const byPlainName = Map.groupBy(paths, comparable)
  const byStem = Map.groupBy(
    [...paths].filter((path) => /\.(jpe?g|png)$/i.test(path)),
    stemOf,
  )
  return {
    find(name) {
      const path = name.replaceAll('\\', '/').replace(/^(\.\/)+/, '')
      const similar = byStem.get(stemOf(path))?.[0]
      const problem = (sentence: string) => ({ error: similar ? `${sentence} Did you mean ${similar}?` : sentence })
      const said = quoted(name, nameLimit)
      if (/^https?:/i.test(name)) return { error: `${said} is an address on the web. ${saveAddress}` }
      if (path.startsWith('/') || /^[a-z]:/i.test(path) || path.split('/').includes('..'))
        return problem(`${said} is not a name of a file inside the folder. Write one, such as chair.jpg.`)
      // Photos that are chosen one by one have lost the folder that the sheet names.
      const called = byPlainName.get(comparable(path)) ?? byPlainName.get(comparable(fileOf(path))) ?? []
      const [first, ...others] = paths.has(path) ? [path] : called
      if (!first) return problem(absent(said))
      if (others.length) return { error: `${said} can mean ${[first, ...others].join(' or ')}. Write one of them.` }
      return { found: first }
    },
  }
}

const saveAddress = 'Save the photo, put it with the others, and write the name of its file, such as chair.jpg.'

const fileOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
/** A photo's name without its folder and ending. */
const stemOf = (path: string) => comparable(fileOf(path)).replace(/\.[a-z]{3,4}$/, '')

/** In characters: names of files often differ only at their ends. */
const nameLimit = 250

/** Case and the way accents are composed make no difference: cameras, Macs and spreadsheets disagree on both. */
const comparable = (path: string) => normalizeText(path, 'NFC').toLowerCase()

async function* filesBelow(folder: string, prefix: string): AsyncGenerator<string> {
  for await (const entry of await opendir(join(folder, prefix))) {
    const path = `${prefix}${entry.name}`
    if (entry.isDirectory()) yield* filesBelow(folder, `${path}/`)
    else if (entry.isFile()) yield path
  }
}

/** Reads a file that is no symbolic link; of one that is too large only as many bytes as show that it is. */
export async function readPhoto(path: string): Promise<Buffer> {
  const file = await open(path, constants.O_RDONLY | constants.O_NOFOLLOW)
  try {
    const { size } = await file.stat()
    const buffer = Buffer.allocUnsafe(Math.min(size, pictureBytesLimit + 1))
    let length = 0
    while (length < buffer.length) {
      const { bytesRead } = await file.read(buffer, length, buffer.length - length, length)
      if (!bytesRead) break
      length += bytesRead
    }
    return buffer.subarray(0, length)
  } finally {
    await file.close()
  }
}
