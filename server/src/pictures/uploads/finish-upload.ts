import type { Person } from '#accounts'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { acceptPicture } from '../accept-picture.ts'
import { queueEncoding } from '../encoding/encoding-queue.ts'
import { imagesRefusal, photoCutOff, photoNotArrived } from '../encoding/picture-refusals.ts'
import { forgetPictures } from '../forget-pictures.ts'
import { type Picture, pictureOf } from '../picture.ts'
import { findPicture } from '../picture-queries.ts'
import { readVerified } from './read-verified.ts'
import { hashSignedId } from './signed-id.ts'
import { incomingKey, type Upload } from './upload.ts'
import { deleteUpload, findUploadsOf, setPictureOfUpload } from './upload-queries.ts'

/** `signal` fires when nobody waits for the answer any more. */
type FinishUpload = { person: Person; signedId: string; signal: AbortSignal }

/**
 * Makes a picture of what was uploaded: decoded, free of metadata, stored; the original bytes are removed then. Repeated, it
 * returns the same picture. Refuses as not found what is not the person's, as invalid at `images` a photo that has not
 * arrived or cannot be accepted; the latter is removed. Refuses as busy when too many photos wait.
 */
export async function finishUpload(ctx: Context, input: FinishUpload): Promise<Picture> {
  const upload = await getUpload(ctx, input)
  return (await pictureOfUpload(ctx, upload)) ?? queueEncoding(input, () => acceptUpload(ctx, input, upload))
}

async function getUpload(ctx: Context, { person, signedId }: Omit<FinishUpload, 'signal'>): Promise<Upload> {
  const [upload] = await findUploadsOf(ctx, { personId: person.id, hashes: [hashSignedId(signedId)] })
  if (!upload) throw new Refusal('not_found', 'This photo is no longer there. Please add it again.')
  return upload
}

async function pictureOfUpload(ctx: Context, { pictureId }: Upload): Promise<Picture | undefined> {
  const row = pictureId === null ? undefined : await findPicture(ctx, pictureId)
  return row && pictureOf(row)
}

async function acceptUpload(ctx: Context, input: FinishUpload, upload: Upload): Promise<Picture> {
  const bytes = await readIncoming(ctx, upload)
  if (!bytes) return getConcurrentResult(ctx, input)
  const picture = await acceptPicture(ctx, { ownerId: upload.personId, bytes }).catch(async (error) => {
    if (error instanceof Refusal && error.code === 'invalid') await forgetUpload(ctx, upload)
    throw error
  })
  if (await setPictureOfUpload(ctx, upload.id, picture.id)) {
    await removeIncoming(ctx, upload)
    return picture
  }
  await forgetPictures(ctx, { pictureIds: [picture.id] })
  return getConcurrentResult(ctx, input)
}

/** Returns the picture of a concurrent request that finished the same upload. Refuses when there was none. */
async function getConcurrentResult(ctx: Context, input: FinishUpload): Promise<Picture> {
  const picture = await pictureOfUpload(ctx, await getUpload(ctx, input))
  if (!picture) throw imagesRefusal(photoNotArrived)
  return picture
}

/** Reads the bytes, if they have arrived. Not every store checks size and checksum: bytes that differ are removed and refused. */
async function readIncoming(ctx: Context, upload: Upload): Promise<Buffer | undefined> {
  const object = await ctx.storage.open(incomingKey(upload))
  if (!object) return undefined
  const bytes = object.bytes === upload.bytes ? await readVerified(object.stream, upload) : undefined
  if (bytes) return bytes
  object.stream.destroy()
  await removeIncoming(ctx, upload)
  throw imagesRefusal(photoCutOff)
}

async function forgetUpload(ctx: Context, upload: Upload): Promise<void> {
  await removeIncoming(ctx, upload)
  await deleteUpload(ctx, upload.id)
}

/** Files that cannot be removed now are left to the sweep. */
async function removeIncoming(ctx: Context, upload: Upload): Promise<void> {
  await ctx.storage.remove(incomingKey(upload)).catch((err) => ctx.log.warn({ err }, 'an upload was left to the sweep'))
}
