import { createHash } from 'node:crypto'
import { Socket } from 'node:net'
import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getActorEvenLimited, type Person } from '#accounts'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { bind, enforceLimitsExactly, type Limits, replyClosedSignal, siteOf } from '#platform/http'
import { Refusal } from '#platform/refusal'
import type { PutAddress } from '#platform/storage'
import { acceptPicture } from '../accept-picture.ts'
import { queueEncoding } from '../encoding/encoding-queue.ts'
import { imagesRefusal, photoCutOff, photoNotArrived, photoTooSlow } from '../encoding/picture-refusals.ts'
import { forgetPictures } from '../forget-pictures.ts'
import { type Picture, pictureOf } from '../picture.ts'
import { findPicture } from '../picture-queries.ts'
import { imageAnswer } from '../serving/image-answer.ts'
import { grantAccess } from '../serving/picture-access.ts'
import { receiveUpload } from './receive-upload.ts'
import { hashSignedId, newSignedId } from './signed-id.ts'
import { incomingKey, type Upload } from './upload.ts'
import { addressOfUpload, uploadEndpointPath } from './upload-address.ts'
import { uploadLimits } from './upload-limits.ts'
import { deleteUpload, findUploadsOf, insertUpload, setPictureOfUpload } from './upload-queries.ts'

/** Milliseconds: 15 MB on a line of 400 kbit/s. */
const uploadTimeout = 5 * minute

export function uploadRoutes(api: FastifyInstance, ctx: Context, limits: Limits): void {
  bind(api, 'startUpload', async ({ body, request }) => {
    const person = await getActorEvenLimited(ctx, request)
    await enforceLimitsExactly(ctx, limits, uploadLimits, `person ${person.id}`)
    const { content_type: type, byte_size: bytes, checksum: md5 } = body.blob
    const { signedId, address } = await startUpload(ctx, { person, type, bytes, md5 })
    return { data: { signed_id: signedId, direct_upload: address } }
  })
  bind(api, 'finishUpload', async ({ params, request, reply }) => {
    const person = await getActorEvenLimited(ctx, request)
    const picture = await finishUpload(ctx, { person, signedId: params.signed_id, signal: replyClosedSignal(reply) })
    return { data: { signed_id: params.signed_id, image: imageAnswer(picture, '', grantAccess(ctx, picture)) } }
  })
  api.register(uploadEndpoint(ctx))
}

type UploadRequest = FastifyRequest<{ Params: { id: string }; Querystring: { signature?: unknown } }>

/** Registers the endpoint for bytes of any type, where the store has no address of its own for browsers. */
function uploadEndpoint(ctx: Context) {
  return async (api: FastifyInstance) => {
    api.removeAllContentTypeParsers()
    api.addContentTypeParser('*', async (_request: FastifyRequest, bytes: unknown) => bytes)
    api.put(
      uploadEndpointPath,
      { schema: { hide: true }, handlerTimeout: uploadTimeout },
      async ({ params, query, headers, raw, ip }: UploadRequest, reply) => {
        const length = headers['content-length'] === undefined ? undefined : Number(headers['content-length'])
        const signature = typeof query.signature === 'string' ? query.signature : ''
        // Nothing of a waiting photo is read: its connection, where it has one, is quiet and must not time out.
        if (raw.socket instanceof Socket) raw.setTimeout(uploadTimeout)
        const tooSlow = () => {
          // Nobody waits for the rest of it.
          reply.header('connection', 'close')
          return imagesRefusal(photoTooSlow)
        }
        const bytes = enforceRate(raw.iterator({ destroyOnReturn: false }), { ...minUploadRate, tooSlow })
        const input = {
          id: params.id,
          signature,
          length,
          bytes,
          signal: replyClosedSignal(reply),
          network: siteOf({ ip }),
        }
        // Who sends something else still reads the answer, and what is left of it is in no later request's way.
        await receiveUpload(ctx, input).finally(() => raw.resume())
        return reply.code(204).send()
      },
    )
  }
}

/** `signal` fires when nobody waits for the answer any more. */
type FinishUpload = { person: Person; signedId: string; signal: AbortSignal }

/**
 * Makes a picture of what was uploaded: decoded, free of metadata, stored; the original bytes are removed then. Repeated, it
 * returns the same picture. Refuses as not found what is not the person's, as invalid at `images` a photo that has not
 * arrived or cannot be accepted; the latter is removed. Refuses as busy when too many photos wait.
 */
async function finishUpload(ctx: Context, input: FinishUpload): Promise<Picture> {
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

type MinRate = {
  /** Milliseconds in which no byte need arrive. */
  grace: number
  /** After, of all the time since the first byte was waited for. */
  bytesPerSecond: number
  tooSlow: () => Error
}

/** 16 kbit/s: a quarter of the slowest 3G uplink, since two photos share the line and each may fall to half of its share. */
const minUploadRate = { grace: 5_000, bytesPerSecond: 2_000 }

/** Yields the same bytes. Throws `tooSlow()` once their average rate is lower: bytes that came faster before allow for some silence. */
export async function* enforceRate(bytes: AsyncIterable<Buffer>, rate: MinRate): AsyncGenerator<Buffer> {
  const chunks = bytes[Symbol.asyncIterator]()
  const startedAt = performance.now()
  let count = 0
  try {
    for (;;) {
      const due = startedAt + rate.grace + (count / rate.bytesPerSecond) * 1_000
      const { done, value } = await withDeadline(chunks.next(), due - performance.now(), rate.tooSlow)
      if (done) return
      count += value.length
      yield value
    }
  } finally {
    // Not awaited: for a sender who is silent it resolves only when they hang up.
    chunks.return?.().catch(() => {})
  }
}

/** Resolves to `next`, or throws `tooSlow()` after so many milliseconds. A result that is there already is in time. */
async function withDeadline<Result>(
  next: Promise<Result>,
  milliseconds: number,
  tooSlow: () => Error,
): Promise<Result> {
  const deadline = Promise.withResolvers<never>()
  const timer = setTimeout(() => deadline.reject(tooSlow()), Math.max(0, milliseconds))
  try {
    return await Promise.race([next, deadline.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Reads a stream into one buffer; undefined when size or checksum differ from what was expected. */
async function readVerified(stream: Readable, expected: Pick<Upload, 'bytes' | 'md5'>): Promise<Buffer | undefined> {
  const content = Buffer.allocUnsafeSlow(expected.bytes)
  const md5 = createHash('md5')
  let count = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    md5.update(chunk)
    chunk.copy(content, count)
    count += chunk.length
  }
  return count === expected.bytes && md5.digest('base64') === expected.md5 ? content : undefined
}

/** A photo that a browser wants to send: `md5` is base64, `bytes` its size. */
type StartUpload = { person: Person; type: string; bytes: number; md5: string }

/** Starts an upload. Returns its signed id, which is answered only here, and the address that accepts its bytes for an hour. */
async function startUpload(
  ctx: Context,
  { person, type, bytes, md5 }: StartUpload,
): Promise<{ signedId: string; address: PutAddress }> {
  const signedId = newSignedId()
  const upload = {
    ...{ personId: person.id, hash: hashSignedId(signedId), type, bytes, md5 },
    createdAt: ctx.clock.now(),
  }
  const id = await insertUpload(ctx, upload)
  return { signedId, address: await addressOfUpload(ctx, { ...upload, id }) }
}
