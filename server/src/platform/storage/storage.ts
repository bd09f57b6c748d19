import type { Readable } from 'node:stream'

/** The bytes that a browser announces: their number, the base64 of their MD5 and their type. A store accepts nothing else. */
export type PromisedBytes = { bytes: number; md5: string; type: string }

/** The address and the headers with which a browser may PUT bytes. */
export type PutAddress = { url: string; headers: Record<string, string> }

/** The way of bytes from a browser: directly to an address of the store, or through a route of the program. */
export type DirectPut =
  | {
      by: 'store'
      /** Signed for these bytes under this key alone; good for an hour. */
      address(key: string, promised: PromisedBytes): Promise<PutAddress>
    }
  | {
      by: 'program'
      /**
       * Stores the bytes as they arrive. When their stream fails nothing is stored. They survive a kill, not yet a power cut: their
       * user checks that they are what was promised.
       */
      take(key: string, bytes: AsyncIterable<Buffer>): Promise<void>
    }

/**
 * The storage of bytes: a folder, or a bucket. Keys are lower-case paths of letters, digits, dots, hyphens and slashes.
 * Bytes that `put` has stored survive a kill: they are there whole under their final name or not at all.
 */
export type Storage = {
  put(key: string, bytes: Buffer): Promise<void>
  /** As `put`, of bytes whose number nobody knows before. Of a stream that breaks nothing is stored. */
  putStream(key: string, bytes: Readable): Promise<void>
  /** Undefined when nothing is stored under the key. */
  read(key: string): Promise<Buffer | undefined>
  /** A stream of the bytes with their number, or undefined. */
  open(key: string): Promise<{ bytes: number; stream: Readable } | undefined>
  has(key: string): Promise<boolean>
  /** Does nothing when nothing is stored under the key. */
  remove(key: string): Promise<void>
  /** Every key that begins with `prefix`, in no order. */
  list(prefix: string): AsyncIterable<string>
  readonly direct: DirectPut
}

/** The prefix of uploads that are not checked yet, such as photos with all that a camera wrote: backups leave them out. */
export const incomingPrefix = 'incoming/'
