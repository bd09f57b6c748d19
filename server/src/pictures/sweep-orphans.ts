import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { incomingPrefix } from '#platform/storage'
import { removeOrphanBytes } from './encoding/stored-bytes.ts'
import { forgetPictures } from './forget-pictures.ts'
import { findReferencedDigests, isTableEmpty } from './picture-queries.ts'
import { digestOfKey, pictureShards } from './serving/picture-keys.ts'
import { hashOfKey } from './uploads/upload.ts'
import { deleteUploadsBefore, findPendingUploads } from './uploads/upload-queries.ts'

/** Removes pictures that have had no listing for a day, orphaned uploads, and bytes that no row references, as a kill leaves them. */
export async function sweepOrphans(ctx: Context): Promise<void> {
  await forgetPictures(ctx, { orphansBefore: new Date(ctx.clock.now().getTime() - day) })
  await sweepUploads(ctx)
  // A database without any picture beside a full storage is an accident to repair: the bytes must stay.
  if (await isTableEmpty(ctx)) return
  for (const shard of pictureShards()) await sweepBytes(ctx, shard)
}

async function sweepBytes(ctx: Context, shard: string): Promise<void> {
  const stored = new Set<string>()
  for await (const key of ctx.storage.list(shard)) {
    const digest = digestOfKey(key)
    if (digest) stored.add(digest)
  }
  const referenced = await findReferencedDigests(ctx, [...stored])
  await removeOrphanBytes(
    ctx,
    [...stored].filter((digest) => !referenced.has(digest)),
  )
}

/** Removes uploads that nobody finished for a day, and bytes that no upload waits for, as a kill leaves them. */
async function sweepUploads(ctx: Context): Promise<void> {
  await deleteUploadsBefore(ctx, new Date(ctx.clock.now().getTime() - day))
  const keys = await Array.fromAsync(ctx.storage.list(incomingPrefix))
  const pending = await findPendingUploads(ctx, keys.map(hashOfKey))
  for (const key of keys) if (!pending.has(hashOfKey(key).toString('hex'))) await ctx.storage.remove(key)
}
