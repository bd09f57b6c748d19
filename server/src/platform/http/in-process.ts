import type { Transport } from '@reable/contract/client'
import type { FastifyInstance } from 'fastify'
import type { Door } from './door.ts'

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
      header: (name) => response.headers[name]?.toString(),
    }
  }
}
