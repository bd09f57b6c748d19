import { type Context, inTransaction } from '#platform/context'
import { findReferencedDigests, tryLockBytesExclusively } from '../picture-queries.ts'
import { pictureKey, pictureKeys } from '../serving/picture-keys.ts'
import type { EncodedObject } from './encode-picture.ts'

/** Whether all six objects of a picture lie in the storage. */
export async function isStored(ctx: Context, digest: string): Promise<boolean> {
  const results = await Promise.all(pictureKeys(digest).map((key) => ctx.storage.has(key)))
  return results.every(Boolean)
}

/** Stores one of a picture's objects; afterwards it survives a kill. Throws the errors of the storage. */
export function storeObject(ctx: Context, digest: string, { size, format, bytes }: EncodedObject): Promise<void> {
  return ctx.storage.put(pictureKey(digest, size, format), bytes)
}

/**
 * Removes the bytes that no row references any more. While a picture is being accepted its bytes are locked, from the check that
 * they are stored until its row is inserted: such bytes are left to the next sweep. A later check finds none and stores them again.
 */
export async function removeOrphanBytes(ctx: Context, digests: string[]): Promise<void> {
  for (const digest of new Set(digests)) {
    await inTransaction(ctx, async (ctx) => {
      if (!(await tryLockBytesExclusively(ctx, digest))) return
      if ((await findReferencedDigests(ctx, [digest])).has(digest)) return
      await Promise.all(pictureKeys(digest).map((key) => ctx.storage.remove(key)))
    })
  }
}
