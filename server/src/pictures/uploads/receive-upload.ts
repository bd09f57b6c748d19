import { createHash } from 'node:crypto'
import { hour } from '#platform/clock'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { FairQueue } from '../encoding/fair-queue.ts'
import { type PhotoRequester, runOptionsOf } from '../encoding/photo-requester.ts'
import { imagesRefusal, photoCutOff } from '../encoding/picture-refusals.ts'
import { incomingKey, type Upload } from './upload.ts'
import { isSigned } from './upload-address.ts'
import { findUpload } from './upload-queries.ts'

type ReceiveUpload = {
  id: string
  signature: string
  /** The request's content length in bytes; undefined without one. */
  length: number | undefined
  bytes: AsyncIterable<Buffer>
  /** Fires when nobody waits for the answer any more. */
  signal: AbortSignal
  /** From where they come. */
  network: string
}

/**
 * Stores the bytes of an upload while they arrive. Sent again they replace the same ones; those of a finished upload are
 * discarded. They are not read before the queue has a slot. Refuses as not found without the signature, as gone after an hour, as
 * invalid bytes of another size or checksum, as a conflict an upload that is already being received, as busy when the queue is full.
 */
export async function receiveUpload(
  ctx: Context,
  { id, signature, length, bytes, signal, network }: ReceiveUpload,
): Promise<void> {
  const { direct } = ctx.storage
  const upload = isSigned(ctx, Number(id), signature) ? await findUpload(ctx, Number(id)) : undefined
  if (!upload || direct.by !== 'program') throw new Refusal('not_found', 'There is nothing at this address.')
  if (ctx.clock.now().getTime() >= upload.createdAt.getTime() + hour)
    throw new Refusal('gone', 'This photo was expected within an hour. Please add it again.')
  if (length !== undefined && length !== upload.bytes) throw imagesRefusal(photoCutOff)
  const verifiedBytes = verify(upload, bytes)
  const requester = {
    uploadId: upload.id,
    person: { id: upload.personId, confirmed: upload.confirmed },
    signal,
    network,
  }
  await queueReceiving(requester, async () => {
    if (upload.pictureId === null) return direct.take(incomingKey(upload), verifiedBytes)
    for await (const _ of verifiedBytes);
  })
}

/** Yields the same bytes. Refuses them when size or checksum differ from what was expected. */
async function* verify(expected: Pick<Upload, 'bytes' | 'md5'>, bytes: AsyncIterable<Buffer>) {
  const md5 = createHash('md5')
  let count = 0
  for await (const chunk of refuseCutOff(bytes)) {
    count += chunk.length
    if (count > expected.bytes) throw imagesRefusal(photoCutOff)
    md5.update(chunk)
    yield chunk
  }
  if (count < expected.bytes || md5.digest('base64') !== expected.md5) throw imagesRefusal(photoCutOff)
}

/** Yields the same bytes. A sender who hangs up is refused: it is not an internal error. */
async function* refuseCutOff(bytes: AsyncIterable<Buffer>) {
  try {
    yield* bytes
  } catch (error) {
    throw error instanceof Refusal ? error : imagesRefusal(photoCutOff)
  }
}

const refusal = () =>
  new Refusal('busy', 'Many photos are being sent just now. Please try again in a minute.', {
    retryAfterSeconds: 30,
  })

/** Of all people's photos: each may take five minutes and 15 MB of the disk. */
const queue = new FairQueue({ concurrency: 40, maxWaitingPerPerson: 8, maxWaitingPeople: 100, refusal })

/** Of one network's people: twenty of its accounts that send slowly leave most places to everybody else. */
const networkConcurrency = 12
const networkQueue = new FairQueue({
  concurrency: Number.POSITIVE_INFINITY,
  maxWaitingPerPerson: 30,
  maxWaitingPeople: 200,
  refusal,
})

/** In milliseconds: whoever waits longer for a place is asked to come back. The browser tries again by itself. */
const longestWait = 8_000

type ReceivingRequester = PhotoRequester & {
  uploadId: number
  /** From where the photo comes. */
  network: string
  /** In milliseconds. */
  wait?: number
}

/** The ids of uploads that are being received or wait for it. */
const inProgress = new Set<number>()

/**
 * Receives an upload's bytes when the queue has a slot: two at once for each person, one while they are unconfirmed, and twelve for each
 * network. Refuses as a conflict an upload that is already being received, as busy when the queue is full or has no slot for 8 seconds.
 */
export async function queueReceiving<Result>(
  { uploadId, network, wait = longestWait, ...requester }: ReceivingRequester,
  receive: () => Promise<Result>,
): Promise<Result> {
  if (inProgress.has(uploadId)) throw new Refusal('conflict', 'This photo is on its way already.')
  inProgress.add(uploadId)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(), wait)
  const signal = AbortSignal.any([requester.signal, late.signal])
  const begin = () => {
    clearTimeout(timer)
    return receive()
  }
  try {
    return await networkQueue.run({ personId: network, concurrency: networkConcurrency, signal }, () =>
      queue.run({ ...runOptionsOf(requester), signal }, begin),
    )
  } finally {
    clearTimeout(timer)
    inProgress.delete(uploadId)
  }
}
