import type { OperationId } from '@reable/contract/client'
import { errorEnvelope } from '@reable/contract/errors'
import type { Operation } from '@reable/contract/operation'
import { operations } from '@reable/contract/operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Refusal } from '#platform/refusal'

type Operations = typeof operations
type Parsed<Id extends OperationId, Key extends string> =
  Operations[Id] extends Record<Key, z.ZodType> ? z.output<Operations[Id][Key]> : undefined

/** A request whose parts are parsed as the operation promises. */
export type Bound<Id extends OperationId> = {
  query: Parsed<Id, 'query'>
  params: Parsed<Id, 'params'>
  body: Parsed<Id, 'body'>
  request: FastifyRequest
  reply: FastifyReply
}

/** Refuses whoever must not learn what is here, before anything that they sent is read. */
type Admit = (request: FastifyRequest) => Promise<void>

type Handler<Id extends OperationId> = (bound: Bound<Id>) => Promise<z.input<Operations[Id]['answer']>>

/** Ties an operation of the contract to what answers it. */
export function bind<Id extends OperationId>(
  app: FastifyInstance,
  id: Id,
  handle: Handler<Id>,
  { admit }: { admit?: Admit } = {},
): void {
  const promised: Operation = operations[id]
  app.route({
    method: promised.method,
    url: promised.path,
    ...(promised.bodyBytes && { bodyLimit: promised.bodyBytes }),
    ...(admit && { onRequest: admit }),
    exposeHeadRoute: promised.method === 'GET' && !promised.acts,
    schema: {
      operationId: id,
      summary: promised.summary,
      ...(promised.query && { querystring: promised.query }),
      ...(promised.params && { params: promised.params }),
      ...(promised.body && { body: promised.body }),
      response: responses(promised),
    },
    handler: async (request, reply) => {
      const { query, params, body } = request as unknown as Bound<Id>
      return handle({ query, params, body, request, reply })
    },
  })
}

function responses(promised: Operation) {
  const codes = ['too_many', 'busy', ...promised.refusals] as const
  const statuses = [...codes.map((code) => new Refusal(code, '').status), 500]
  return { 200: promised.answer, ...Object.fromEntries(statuses.map((status) => [status, errorEnvelope])) }
}
