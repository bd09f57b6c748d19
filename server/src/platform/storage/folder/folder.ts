import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, opendir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { hour } from '#platform/clock'
import type { Storage } from '../storage.ts'
import { validKey } from '../storage-key.ts'

const diskFullCodes = ['ENOSPC', 'EDQUOT']

/** Returns the same error, or for a full disk one whose message is a sentence for whoever runs the machine. */
function explainDiskError(error: unknown): unknown {
  if (!diskFullCodes.includes(codeOf(error))) return error
  return new Error('The disk that keeps the files is full: nothing was stored.', { cause: error })
}

/** Returns the operation's result, or undefined when there is no such file. Other errors are thrown. */
async function undefinedWhenAbsent<Result>(operation: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await operation()
  } catch (error) {
    if (['ENOENT', 'ENOTDIR', 'EISDIR', 'ERR_FS_EISDIR'].includes(codeOf(error))) return undefined
    throw error
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException | undefined)?.code ?? ''
}

/** The options of a new file, private to its user. */
const newFile = { flag: 'wx', mode: 0o600 }

/** The folder of incomplete files. No key begins with a dot, so nothing in here is ever listed or read. */
const incoming = '.incoming'

/**
 * Storage in a folder of this machine, private to its user. `folder` is an absolute path on one file system and is made when
 * missing. Throws for a key that is none; a disk that is full throws an Error with one clear sentence.
 */
export function folderStorage(folder: string): Storage {
  const makeFolder = durableFolders()
  const pathOf = (key: string) => join(folder, validKey(key))
  const incomingFolder = join(folder, incoming)
  sweepIncoming(incomingFolder).catch(() => {})

  /** What is stored so survives a power cut, the bytes of a photo on its way too: nobody sends them again unasked. */
  async function writeWhole(key: string, write: (path: string) => Promise<void>): Promise<void> {
    const path = pathOf(key)
    const target = join(path, '..')
    const temporary = join(incomingFolder, randomUUID())
    try {
      await Promise.all([makeFolder(incomingFolder), makeFolder(target)])
      await write(temporary)
      await rename(temporary, path)
    } catch (error) {
      await rm(temporary, { force: true })
      throw explainDiskError(error)
    }
    await syncFolder(target)
  }

  const putStream = (key: string, bytes: AsyncIterable<Buffer>) => writeWhole(key, (path) => writeStreamed(path, bytes))

  return {
    put: (key, bytes) => writeWhole(key, (path) => writeFile(path, bytes, { ...newFile, flush: true })),
    putStream,
    read: async (key) => undefinedWhenAbsent(() => readFile(pathOf(key))),
    open: async (key) => undefinedWhenAbsent(() => openFile(pathOf(key))),
    has: async (key) => (await undefinedWhenAbsent(() => stat(pathOf(key))))?.isFile() ?? false,
    async remove(key) {
      await undefinedWhenAbsent(() => rm(pathOf(key)))
    },
    list: (prefix) => keysBelow(folder, prefix),
    direct: { by: 'program', take: putStream },
  }
}

/** The most bytes that wait for a busy disk before the sender has to wait. */
const maxBuffered = 4 * 1024 * 1024

async function writeStreamed(path: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const options = { flags: newFile.flag, mode: newFile.mode, highWaterMark: maxBuffered, flush: true }
  const file = createWriteStream(path, options)
  try {
    await pipeline(bytes, file)
  } catch (error) {
    // A file that is still being opened would come into being after it was removed.
    if (!file.closed) await new Promise<void>((closed) => file.once('close', () => closed()))
    throw error
  }
}

/** The largest chunk in bytes: a phone's photo takes a few, each of which waits for the disk and uses memory. */
const maxChunk = 1024 * 1024

async function openFile(path: string) {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const highWaterMark = Math.min(Math.max(size, 1), maxChunk)
    return { bytes: size, stream: createReadStream(path, { fd: file, highWaterMark }) }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** Lists every key in `folder` that begins with `prefix`; names with a leading dot are no keys. */
async function* keysBelow(folder: string, prefix: string): AsyncGenerator<string> {
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

/** Makes the names in a folder survive a power cut, not only a kill. Windows does not support it and does not need it. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}

/** Returns a function that creates private folders durably, each once, however many ask at the same time. */
function durableFolders(): (path: string) => Promise<void> {
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

/** Removes files that a kill left half written more than an hour ago; younger files may be another process's work of this moment. */
export async function sweepIncoming(folder: string): Promise<void> {
  const names = (await undefinedWhenAbsent(() => readdir(folder))) ?? []
  for (const name of names) {
    const path = join(folder, name)
    const found = await undefinedWhenAbsent(() => stat(path))
    if (found && found.mtimeMs < Date.now() - hour) await rm(path, { force: true })
  }
}
