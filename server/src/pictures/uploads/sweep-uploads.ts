import { day } from '#platform/clock'
import type { Context } from '#platform/context'
import { incomingPrefix } from '#platform/storage'
import { hashOfKey } from './upload.ts'
import { deleteUploadsBefore, findPendingUploads } from './upload-queries.ts'

/** Removes uploads that nobody finished for a day, and bytes that no upload waits for, as a kill leaves them. */
export async function sweepUploads(ctx: Context): Promise<void> {
  await deleteUploadsBefore(ctx, new Date(ctx.clock.now().getTime() - day))
  const keys = await Array.fromAsync(ctx.storage.list(incomingPrefix))
  const pending = await findPendingUploads(ctx, keys.map(hashOfKey))
  for (const key of keys) if (!pending.has(hashOfKey(key).toString('hex'))) await ctx.storage.remove(key)
}
