import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Config } from '#platform/config'
import { bucketStorage } from './bucket/bucket.ts'
import { folderStorage } from './folder/folder.ts'

/** What a browser says that it will send: its size, the base64 of its MD5 and its type. A store takes nothing else. */
export type PromisedBytes = { bytes: number; md5: string; type: string }

/** Where a browser may PUT bytes, and with which headers. */
export type PutAddress = { url: string; headers: Record<string, string> }

/** How bytes come in straight from a browser: to an address of the store's own, or through a door of the program's. */
export type DirectPut =
  | {
      by: 'store'
      /** Signed for these bytes under this key alone; good for an hour. */
      address(key: string, promised: PromisedBytes): Promise<PutAddress>
    }
  | {
      by: 'program'
      /**
       * As `put` does, while the bytes come. When they fail nothing is stored. They survive a kill, not yet a power cut: whoever
       * uses them looks whether they are what was promised.
       */
      take(key: string, bytes: AsyncIterable<Buffer>): Promise<void>
    }

/**
 * Where bytes lie: a folder, or a bucket. Keys are lower-case paths of letters, digits, dots, hyphens and slashes.
 * What `put` answered with success survives a kill: it is there whole under its final name or not there at all.
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
  readonly direct: DirectPut
}

/** Keys that begin so hold what nobody has looked at yet, such as photos with all that a camera wrote: no backup keeps them. */
export const incomingPrefix = 'incoming/'

/** The store that the configuration names: its bucket, else the folder of pictures in the data folder. */
export function openStorage({ storage, dataFolder }: Pick<Config, 'storage' | 'dataFolder'>): Storage {
  return storage.bucket ? bucketStorage(storage.bucket) : folderStorage(join(dataFolder, 'pictures'))
}

export { bucketStorage } from './bucket/bucket.ts'
export { StoreRefusal } from './bucket/bucket-call.ts'
export { folderStorage } from './folder/folder.ts'
