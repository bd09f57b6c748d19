import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Storage } from '../index.ts'
import { validKey } from '../storage-key.ts'
import { sweepIncoming } from '../sweep-incoming.ts'
import { inClearWords, undefinedWhenAbsent } from './folder-faults.ts'
import { keysBelow } from './folder-keys.ts'
import { durableFolders, syncFolder } from './folder-sync.ts'

/** A file that is not there yet, private to its user. */
const fresh = { flag: 'wx', mode: 0o600 }

/** Where bytes wait until they are whole. No key begins with a dot, so nothing in here is ever listed or read. */
const incoming = '.incoming'

/**
 * Storage in a folder of this machine, private to its user. `folder` is an absolute path on one file system and is made when
 * missing. Throws for a key that is none; a disk that is full throws an Error with one clear sentence.
 */
export function folderStorage(folder: string): Storage {
  const makeFolder = durableFolders()
  const pathOf = (key: string) => join(folder, validKey(key))
  const waiting = join(folder, incoming)
  sweepIncoming(waiting).catch(() => {})

  async function place(key: string, write: (path: string) => Promise<void>): Promise<void> {
    const path = pathOf(key)
    const target = join(path, '..')
    const temporary = join(waiting, randomUUID())
    try {
      await Promise.all([makeFolder(waiting), makeFolder(target)])
      await write(temporary)
      await rename(temporary, path)
    } catch (error) {
      await rm(temporary, { force: true })
      throw inClearWords(error)
    }
  }

  return {
    async put(key, bytes) {
      await place(key, (path) => writeFile(path, bytes, { ...fresh, flush: true }))
      await syncFolder(join(pathOf(key), '..'))
    },
    read: async (key) => undefinedWhenAbsent(() => readFile(pathOf(key))),
    open: async (key) => undefinedWhenAbsent(() => openFile(pathOf(key))),
    has: async (key) => (await undefinedWhenAbsent(() => stat(pathOf(key))))?.isFile() ?? false,
    async remove(key) {
      await undefinedWhenAbsent(() => rm(pathOf(key)))
    },
    list: (prefix) => keysBelow(folder, prefix),
    direct: { by: 'program', take: (key, bytes) => place(key, (path) => writeWhileTheyCome(path, bytes)) },
  }
}

/** So much may wait for the disk before the sender does: a disk that is busy elsewhere takes its time, in bytes. */
const mostWaiting = 4 * 1024 * 1024

async function writeWhileTheyCome(path: string, bytes: AsyncIterable<Buffer>): Promise<void> {
  const file = createWriteStream(path, { flags: fresh.flag, mode: fresh.mode, highWaterMark: mostWaiting })
  try {
    await pipeline(bytes, file)
  } catch (error) {
    // A file that is still being opened would come into being after it was removed.
    if (!file.closed) await new Promise<void>((closed) => file.once('close', () => closed()))
    throw error
  }
}

/** A photo of a telephone in a few pieces, each of which is a wait for the disk and memory to give back; in bytes. */
const largestPiece = 1024 * 1024

async function openFile(path: string) {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const highWaterMark = Math.min(Math.max(size, 1), largestPiece)
    return { bytes: size, stream: createReadStream(path, { fd: file, highWaterMark }) }
  } catch (error) {
    await file.close()
    throw error
  }
}
