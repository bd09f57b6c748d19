import type { Context } from '#platform/context'
import { findDimensions } from '../picture-queries.ts'
import type { Dimensions, EncodedObject } from './encode-picture.ts'
import { encodeInPictureProcess } from './picture-process.ts'
import { pictureRefusal } from './picture-refusals.ts'
import type { Rotation } from './picture-sizes.ts'
import { isStored, storeObject } from './stored-bytes.ts'

type StorePicture = { digest: string; bytes: Buffer; rotation: Rotation }

/** Pictures that are being stored, by digest: the same one sent twice at once is encoded once. */
const inProgress = new Map<string, Promise<Dimensions>>()

/** Ensures that the six objects of a picture are stored. Returns width and height of the large one, in px. */
export function storePicture(ctx: Context, input: StorePicture): Promise<Dimensions> {
  const existing = inProgress.get(input.digest)
  if (existing) return existing
  const storing = storeUnlessStored(ctx, input).finally(() => inProgress.delete(input.digest))
  inProgress.set(input.digest, storing)
  return storing
}

async function storeUnlessStored(ctx: Context, { digest, bytes, rotation }: StorePicture): Promise<Dimensions> {
  const dimensions = await findDimensions(ctx, digest)
  if (dimensions && (await isStored(ctx, digest))) return dimensions
  let writes: Promise<unknown> = Promise.resolve()
  const onEncoded = (object: EncodedObject) => {
    writes = Promise.all([writes, storeObject(ctx, digest, object)])
    // A failure reaches the caller when the picture is done.
    writes.catch(() => {})
  }
  const outcome = await encodeInPictureProcess(bytes, rotation, onEncoded)
  await writes
  if ('error' in outcome) {
    ctx.log.warn({ error: outcome.error, detail: outcome.detail, bytes: bytes.length }, 'picture refused')
    throw pictureRefusal(outcome.error)
  }
  return outcome
}
