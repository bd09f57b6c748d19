import type { Response, Transport } from '@reable/contract/client'
import type { FastifyInstance } from 'fastify'
import type { Context } from '#platform/context'
import { untilChanged } from '#platform/until-changed'
import { newFlowId, type ServerState } from '../api/server-state.ts'
import { inProcess } from './in-process.ts'

type Stored = { app: FastifyInstance; serverState: ServerState; ctx: Context; urls: readonly string[] }

/**
 * Returns the transport of each page, by its flow id. What nearly every page asks for, the same for everybody, is stored as answers in memory until
 * something that it was made from changes; a page that takes one is recorded as made from the same. Anything but an answer is asked for anew.
 */
export function withStoredLists({ app, serverState, ctx, urls }: Stored): (flowId: string) => Transport {
  const lists = new Map(urls.map((url) => [url, storedList(app, serverState, url)]))
  return (flowId) => {
    const transport = inProcess(app, serverState, flowId)
    return (request) => {
      const list = request.method === 'GET' && lists.get(request.url)
      return list ? list(ctx).catch(() => transport(request)) : transport(request)
    }
  }
}

function storedList(app: FastifyInstance, serverState: ServerState, url: string) {
  const load = async (): Promise<Response> => {
    const response = await inProcess(app, serverState, newFlowId())({ method: 'GET', url, headers: {} })
    if (response.status !== 200) throw new Error(`${url} was answered ${response.status}.`)
    return response
  }
  return untilChanged(load, load)
}
