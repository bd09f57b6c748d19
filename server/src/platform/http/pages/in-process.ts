import type { ServerResponse } from 'node:http'
import type { Transport } from '@reable/contract/client'
import type { FastifyInstance } from 'fastify'
import { type Door, isInside } from '../api/door.ts'

/** The contract client's transport without a network: pages reach the domain by the same door as browsers do. */
export function inProcess(app: FastifyInstance, door: Door, flowId: string): Transport {
  return async ({ method, url, headers, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url,
      headers: { ...headers, 'x-inside': door.insideMark, 'x-flow-id': flowId },
      ...(body !== undefined && { payload: body }),
    })
    return {
      status: response.statusCode,
      text: response.body,
      answer: handedOver.get(response.raw.res),
      header: (name) => response.headers[name]?.toString(),
    }
  }
}

const handedOver = new WeakMap<ServerResponse, unknown>()

/**
 * What a page asks in process is handed over as it is: as a text it would be written, copied and read again for each page.
 * A no stays a text.
 */
export function handOver(api: FastifyInstance, door: Door): void {
  api.addHook('preSerialization', async (request, reply, payload) => {
    if (isInside(door, request)) {
      handedOver.set(reply.raw, payload)
      reply.serializer(nothing)
    }
    return payload
  })
}

const nothing = () => ''
