import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { getActorEvenLimited } from '#accounts'
import { minute } from '#platform/clock'
import type { Context } from '#platform/context'
import { bind, enforceLimitsExactly, type Limits, replyClosedSignal, siteOf } from '#platform/http'
import { imagesRefusal, photoTooSlow } from '../encoding/picture-refusals.ts'
import { imageAnswer } from '../serving/image-answer.ts'
import { grantAccess } from '../serving/picture-access.ts'
import { finishUpload } from './finish-upload.ts'
import { enforceRate, minUploadRate } from './min-rate.ts'
import { receiveUpload } from './receive-upload.ts'
import { startUpload } from './start-upload.ts'
import { uploadEndpointPath } from './upload-address.ts'
import { uploadLimits } from './upload-limits.ts'

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
