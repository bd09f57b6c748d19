import type { Readable } from 'node:stream'

/**
 * Where bytes lie: a folder, or later a bucket. Keys are lower-case paths of letters, digits, dots, hyphens and slashes.
 * What `put` answered with success survives a kill: it is on disk under its final name or not there at all.
 */
export type Storage = {
  put(key: string, bytes: Buffer): Promise<void>
  /** Undefined when nothing lies under the key. */
  read(key: string): Promise<Buffer | undefined>
  /** A stream of the bytes with their number, or undefined. */
  open(key: string): Promise<{ bytes: number; stream: Readable } | undefined>
  has(key: string): Promise<boolean>
  /** Nothing happens when nothing is there. */
  remove(key: string): Promise<void>
  /** Every key that begins with `prefix`, in no order. */
  list(prefix: string): AsyncIterable<string>
}

export { folderStorage } from './folder.ts'
