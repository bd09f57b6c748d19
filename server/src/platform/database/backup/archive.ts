import { createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { extract, type Pack, pack } from 'tar-stream'

/** Adds one file to an archive; resolves when whoever reads the archive has kept up with it. */
export type AddEntry = (name: string, bytes: Buffer) => Promise<void>

export type Entry = { name: string; bytes: Buffer }

/** A .tar.gz while it is made. `filled` settles when nothing more is added to it, and rejects when `stream` breaks. */
export type Archive = { stream: Readable; filled: Promise<void> }

/** Makes an archive as fast as its stream is read. When `fill` fails the stream does, with the same error. */
export function packArchive(fill: (add: AddEntry) => Promise<void>): Archive {
  const tar = pack()
  const stream = createGzip({ level: 3 })
  const packing = pipeline(tar, stream)
  const filling = fill((name, bytes) => addEntry(tar, name, bytes)).then(() => tar.finalize(), destroyWithCause(tar))
  const filled = Promise.all([packing, filling]).then(() => {})
  // Whoever reads the stream sees its error too.
  filled.catch(() => {})
  return { stream, filled }
}

/**
 * Writes an archive that only its owner can read. It grows under another name and gets its own when all of it is on disk.
 * When `fill` or the disk fails nothing remains, and what stood under the name before still does.
 */
export async function writeArchive(file: string, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  const unfinished = `${file}.unfinished-${process.pid}`
  const target = createWriteStream(unfinished, { mode: 0o600, flush: true })
  try {
    const { stream, filled } = packArchive(fill)
    const [disk] = await Promise.allSettled([pipeline(stream, target), filled])
    if (disk.status === 'rejected') throw disk.reason
    await rename(unfinished, file)
    await syncFolder(dirname(file))
  } finally {
    await rm(unfinished, { force: true })
  }
}

const destroyWithCause = (tar: Pack) => (cause: Error) => {
  tar.destroy(cause)
}

function addEntry(tar: Pack, name: string, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    const entry = tar.entry({ name, size: bytes.length, mode: 0o600 }, (error) => (error ? reject(error) : resolve()))
    entry.on('error', reject)
    entry.end(bytes)
  })
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

/** The files of an archive in their order, one at a time in memory. Throws when it is cut off or no archive at all. */
export async function* readArchive(source: Readable): AsyncGenerator<Entry> {
  const tar = extract()
  const reading = pipeline(source, createGunzip(), tar)
  reading.catch(() => {})
  for await (const entry of tar) {
    const chunks: Buffer[] = []
    for await (const chunk of entry) chunks.push(chunk as Buffer)
    yield { name: entry.header.name, bytes: Buffer.concat(chunks) }
  }
  await reading
}
