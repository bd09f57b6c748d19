import type { ServerResponse } from 'node:http'
import type { Transport } from '@reable/contract/client'
import type { FastifyInstance } from 'fastify'
import { recordCall, recordUntil } from '#platform/database'
import { isInProcess, type ServerState } from '../api/server-state.ts'

/** The contract client's transport without a network: pages reach the domain through the same routes as browsers do. */
export function inProcess(app: FastifyInstance, serverState: ServerState, flowId: string): Transport {
  return async ({ method, url, headers, body }) => {
    const call = app.inject({
      method: method as 'GET',
      url,
      headers: { ...headers, 'x-inside': serverState.inProcessToken, 'x-flow-id': flowId },
      ...(body !== undefined && { payload: body }),
    })
    const response = await recordCall(call)
    // Without an answer a page is not whole: the next one may be.
    if (response.statusCode >= 400) recordUntil(0)
    return {
      status: response.statusCode,
      text: response.body,
      answer: rawAnswers.get(response.raw.res),
      header: (name) => response.headers[name]?.toString(),
    }
  }
}

const rawAnswers = new WeakMap<ServerResponse, unknown>()

/**
 * Passes the answers to pages in process as objects: as text they would be serialized, copied and parsed for each page.
 * A refusal stays text.
 */
export function passRawAnswers(api: FastifyInstance, serverState: ServerState): void {
  api.addHook('preSerialization', async (request, reply, payload) => {
    if (isInProcess(serverState, request)) {
      rawAnswers.set(reply.raw, payload)
      reply.serializer(emptyText)
    }
    return payload
  })
}

const emptyText = () => ''
