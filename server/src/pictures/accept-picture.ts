import { createHash } from 'node:crypto'
import { pictureBytesLimit } from '@reable/contract/pictures-rules'
import { type Context, inTransaction } from '#platform/context'
import { type Picture, pictureOf } from './picture.ts'
import { kindOf } from './picture-kind.ts'
import { insertPicture, relyOnBytes } from './picture-queries.ts'
import { pictureRefusal } from './picture-refusals.ts'
import type { Rotation } from './picture-sizes.ts'
import { storePicture } from './store-picture.ts'
import { isStored } from './stored-bytes.ts'

/** `alt` describes the picture for who cannot see it; `rotation` turns it clockwise, in degrees, after the camera's own turn. */
export type AcceptPicture = { ownerId: number; bytes: Buffer; alt?: string; rotation?: Rotation }

/**
 * Takes a photo in: JPEG or PNG by content, at most 15 MB and 40 megapixels. Its row, which this answers, is the proof that
 * it is decoded, free of metadata and stored. Refuses as invalid, with one sentence at `images`, what cannot be taken.
 */
export async function acceptPicture(ctx: Context, input: AcceptPicture): Promise<Picture> {
  checkUnread(input.bytes)
  const { bytes, rotation = 0 } = input
  const digest = digestOf(bytes, rotation)
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    const size = await storePicture(ctx, { digest, bytes, rotation })
    const picture = await insertWhenStored(ctx, { ...input, rotation, digest, ...size })
    if (picture) return picture
  }
  throw new Error('The bytes of a picture were removed three times while it was being accepted.')
}

function checkUnread(bytes: Buffer): void {
  if (bytes.length > pictureBytesLimit) throw pictureRefusal('tooLarge')
  const kind = kindOf(bytes)
  if (kind === 'other') throw pictureRefusal('notAPicture')
  if (kind === 'moving png') throw pictureRefusal('moving')
}

function digestOf(bytes: Buffer, rotation: Rotation): string {
  const hash = createHash('sha256').update(bytes)
  if (rotation) hash.update(`rotation ${rotation}`)
  return hash.digest('hex').slice(0, 32)
}

type Row = AcceptPicture & { rotation: Rotation; digest: string; width: number; height: number }

/** Undefined when the bytes went, as those of a forgotten picture do, before this row could claim them. */
function insertWhenStored(ctx: Context, row: Row): Promise<Picture | undefined> {
  return inTransaction(ctx, async (ctx) => {
    await relyOnBytes(ctx, row.digest)
    if (!(await isStored(ctx, row.digest))) return undefined
    const { ownerId, digest, width, height, rotation, alt = null } = row
    const created_at = ctx.clock.now()
    return pictureOf(await insertPicture(ctx, { owner_id: ownerId, digest, width, height, rotation, alt, created_at }))
  })
}
