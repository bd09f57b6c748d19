import type { Context } from '#platform/context'
import { findDimensions } from '../picture-queries.ts'
import type { Dimensions, EncodedObject } from './encode-picture.ts'
import { encodeApart } from './picture-process.ts'
import { pictureRefusal } from './picture-refusals.ts'
import type { Rotation } from './picture-sizes.ts'
import { isStored, putObject } from './stored-bytes.ts'

type Input = { digest: string; bytes: Buffer; rotation: Rotation }

/** Pictures on their way into the storage: the same one sent twice at once is encoded once. */
const underWay = new Map<string, Promise<Dimensions>>()

/** Sees to it that the six objects of a picture are stored. Answers width and height of the large one, in px. */
export function storePicture(ctx: Context, input: Input): Promise<Dimensions> {
  const begun = underWay.get(input.digest)
  if (begun) return begun
  const storing = storeUnlessKnown(ctx, input).finally(() => underWay.delete(input.digest))
  underWay.set(input.digest, storing)
  return storing
}

async function storeUnlessKnown(ctx: Context, { digest, bytes, rotation }: Input): Promise<Dimensions> {
  const known = await findDimensions(ctx, digest)
  if (known && (await isStored(ctx, digest))) return known
  let stored: Promise<unknown> = Promise.resolve()
  const put = (object: EncodedObject) => {
    stored = Promise.all([stored, putObject(ctx, digest, object)])
    // Whoever waits for the picture hears of a failure when the picture is done.
    stored.catch(() => {})
  }
  const outcome = await encodeApart(bytes, rotation, put)
  await stored
  if ('fault' in outcome) {
    ctx.log.warn({ fault: outcome.fault, detail: outcome.detail, bytes: bytes.length }, 'picture refused')
    throw pictureRefusal(outcome.fault)
  }
  return outcome
}
