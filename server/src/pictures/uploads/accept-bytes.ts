import { createHash } from 'node:crypto'
import { photoTypeError, pictureBytesLimit } from '@reable/contract/pictures/rules'
import { type Context, inTransaction } from '#platform/context'
import type { Dimensions } from '../encoding/encode-picture.ts'
import { kindOf } from '../encoding/picture-kind.ts'
import { imagesRefusal, pictureRefusal } from '../encoding/picture-refusals.ts'
import type { Rotation } from '../encoding/picture-sizes.ts'
import { storePicture } from '../encoding/store-picture.ts'
import { isStored } from '../encoding/stored-bytes.ts'
import { lockBytesShared } from '../picture-queries.ts'

type Photo = { bytes: Buffer; rotation: Rotation }
type StoredPicture = Dimensions & { digest: string }

/**
 * Decodes a photo and stores it, then has `insert` write the row that references it: while that runs, nobody removes the bytes.
 * Refuses as invalid, with one message at `images`, what cannot be accepted.
 */
export async function acceptBytes<Row>(
  ctx: Context,
  { bytes, rotation }: Photo,
  insert: (ctx: Context, stored: StoredPicture) => Promise<Row>,
): Promise<Row> {
  requirePhoto(bytes)
  const digest = digestOf(bytes, rotation)
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const size = await storePicture(ctx, { digest, bytes, rotation })
    const inserted = await insertIfStored(ctx, digest, (ctx) => insert(ctx, { digest, ...size }))
    if (inserted) return inserted.row
  }
  throw new Error('The bytes of a picture were removed three times while it was being accepted.')
}

function requirePhoto(bytes: Buffer): void {
  if (bytes.length > pictureBytesLimit) throw pictureRefusal('tooLarge')
  const kind = kindOf(bytes)
  if (kind === 'other') throw imagesRefusal(photoTypeError(bytes))
  if (kind === 'moving png') throw pictureRefusal('moving')
}

function digestOf(bytes: Buffer, rotation: Rotation): string {
  const hash = createHash('sha256').update(bytes)
  if (rotation) hash.update(`rotation ${rotation}`)
  return hash.digest('hex').slice(0, 32)
}

/** Undefined when the bytes were removed, as those of a removed picture are, before they could be locked for this row. */
function insertIfStored<Row>(
  ctx: Context,
  digest: string,
  insert: (ctx: Context) => Promise<Row>,
): Promise<{ row: Row } | undefined> {
  return inTransaction(ctx, async (ctx) => {
    await lockBytesShared(ctx, digest)
    return (await isStored(ctx, digest)) ? { row: await insert(ctx) } : undefined
  })
}
