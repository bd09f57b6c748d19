import type { FastifyInstance } from 'fastify'
import { encode, encodingFor } from './content-encoding.ts'

const minLength = 1400

/** Compresses the JSON answers of the API that are larger than one network packet. */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < minLength) return payload
    const encoding = encodingFor(request.headers['accept-encoding'])
    if (!encoding) return payload
    reply.header('content-encoding', encoding).header('vary', 'accept-encoding').removeHeader('content-length')
    return encode(Buffer.from(payload), encoding)
  })
}
