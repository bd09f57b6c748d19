import { createHash } from 'node:crypto'
import { hour } from '#platform/clock'
import type { Context } from '#platform/context'
import { Refusal } from '#platform/refusal'
import { imagesRefusal, photoCutOff } from '../encoding/picture-refusals.ts'
import { inReceivingTurn } from './receiving-turns.ts'
import { incomingKey, type Upload } from './upload.ts'
import { isSigned } from './upload-address.ts'
import { findUpload } from './upload-queries.ts'

type Received = {
  id: string
  signature: string
  /** What the request says of its size in bytes, undefined when it says nothing. */
  length: number | undefined
  bytes: AsyncIterable<Buffer>
  /** Fires when nobody waits for the answer any more. */
  signal: AbortSignal
}

/**
 * Stores the bytes of an upload while they come. Sent again they take the place of the same ones; of a finished upload they
 * go nowhere. They are not read before their turn. Refuses as not found without the signature, as gone after an hour, as invalid
 * what is not what was promised, as a conflict what is on its way already, as busy when too much waits.
 */
export async function receiveUpload(ctx: Context, { id, signature, length, bytes, signal }: Received): Promise<void> {
  const { direct } = ctx.storage
  const upload = isSigned(ctx, Number(id), signature) ? await findUpload(ctx, Number(id)) : undefined
  if (!upload || direct.by !== 'program') throw new Refusal('not_found', 'There is nothing at this address.')
  if (ctx.clock.now().getTime() >= upload.createdAt.getTime() + hour)
    throw new Refusal('gone', 'This photo was expected within an hour. Please add it again.')
  if (length !== undefined && length !== upload.bytes) throw imagesRefusal(photoCutOff)
  const whole = asPromised(upload, bytes)
  const turn = { uploadId: upload.id, person: { id: upload.personId, confirmed: upload.confirmed }, signal }
  await inReceivingTurn(turn, async () => {
    if (upload.pictureId === null) return direct.take(incomingKey(upload), whole)
    for await (const _ of whole);
  })
}

/** The same bytes. Throws the refusal when they are more, fewer or others than was promised. */
async function* asPromised(promised: Pick<Upload, 'bytes' | 'md5'>, bytes: AsyncIterable<Buffer>) {
  const md5 = createHash('md5')
  let count = 0
  for await (const chunk of untilCut(bytes)) {
    count += chunk.length
    if (count > promised.bytes) throw imagesRefusal(photoCutOff)
    md5.update(chunk)
    yield chunk
  }
  if (count < promised.bytes || md5.digest('base64') !== promised.md5) throw imagesRefusal(photoCutOff)
}

/** A sender who hangs up is no fault of ours. */
async function* untilCut(bytes: AsyncIterable<Buffer>) {
  try {
    yield* bytes
  } catch (error) {
    throw error instanceof Refusal ? error : imagesRefusal(photoCutOff)
  }
}
