import { day } from '#platform/clock'
import { type Context, inTransaction } from '#platform/context'
import { enqueue } from '#platform/jobs'
import { encodeInPictureProcess } from '../encoding/picture-process.ts'
import { pictureKey } from '../serving/picture-keys.ts'
import { deleteOrphanHashes, selectUnhashed, storeHash, updateHash } from './hash-queries.ts'

/** Pictures that one run looks at: a second's work or two, and people's photos go between them. */
const batchSize = 50

/** Looks at pictures that were there before hashes were, in batches; one that cannot be read has no hash. */
export async function hashStoredPictures(ctx: Context): Promise<void> {
  const pictures = await selectUnhashed(ctx, batchSize)
  for (const digest of new Set(pictures.map((picture) => picture.digest))) {
    const hash = await hashOf(ctx, digest)
    await inTransaction(ctx, async (ctx) => {
      if (hash !== null) await storeHash(ctx, hash)
      await updateHash(ctx, digest, hash)
    })
  }
  if (pictures.length === batchSize) await enqueueHashing(ctx)
}

/** The smallest size is what a hash is made from. */
async function hashOf(ctx: Context, digest: string): Promise<string | null> {
  const bytes = await ctx.storage.read(pictureKey(digest, 'thumbnail', 'jpg'))
  if (!bytes) return null
  const outcome = await encodeInPictureProcess(bytes, 0, () => {})
  return 'error' in outcome ? null : (outcome.hash ?? null)
}

/** Queues it if a picture waits for it. */
export async function hashPicturesSoon(ctx: Context): Promise<void> {
  if ((await selectUnhashed(ctx, 1)).length) await enqueueHashing(ctx)
}

const enqueueHashing = (ctx: Context) => enqueue(ctx, 'hash-pictures', {}, { key: 'hash-pictures' })

/** Removes the hashes of pictures that are gone, a day after the last of them came. */
export const sweepHashes = (ctx: Context): Promise<void> =>
  deleteOrphanHashes(ctx, new Date(ctx.clock.now().getTime() - day))
