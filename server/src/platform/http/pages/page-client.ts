import type { Client, OperationId, Reply } from '@reable/contract/client'
import type { ErrorEnvelope } from '@reable/contract/errors'
import type { Pagination } from '@reable/contract/pagination'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { readOperation } from '../api/bind.ts'
import { failureOf } from '../api/errors.ts'
import type { App } from '../app.ts'

/**
 * Calls operations for a page that is rendered under this flow id: as browsers do, for nobody in particular, and without text in between. Its
 * own limit counts a page, so no limit of reads counts what it asks.
 */
export function pageClient(app: App, flowId: string): Client {
  return async <Id extends OperationId>(id: Id, input: object): Promise<Reply<Id>> => {
    const request = { id: flowId, ip: '127.0.0.1', headers: {}, log: app.log } as unknown as FastifyRequest
    let pagination: Pagination | undefined
    const reply = {
      header(name: string, value: string) {
        if (name === 'x-pagination') pagination = JSON.parse(value)
        return reply
      },
    } as FastifyReply
    try {
      const bound = app.operations.get(id)
      if (!bound) throw new Error(`There is no operation ${id}.`)
      await bound.guard(request)
      const answer = await bound.handle({ ...readOperation(id, input), request, reply } as never)
      return { ok: true, status: 200, data: answer.data, answer, pagination } as never
    } catch (error) {
      const { status, envelope } = failureOf(error as FastifyError, app.log, id)
      return { ok: false, status, failure: { ...envelope, flow_id: flowId } satisfies ErrorEnvelope }
    }
  }
}
