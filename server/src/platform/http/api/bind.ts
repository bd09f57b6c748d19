import type { OperationId } from '@reable/contract/client'
import { errorEnvelope } from '@reable/contract/errors'
import type { Operation } from '@reable/contract/operation'
import { operations } from '@reable/contract/operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Refusal } from '#platform/refusal'
import { holdBody, holdQuery } from './input-bounds.ts'

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

type Before = {
  /** Counts the call and refuses it beyond a limit of its network or visitor. */
  hold?: (request: FastifyRequest) => Promise<void>
  /** Refuses whoever must not learn what is here. */
  admit?: (request: FastifyRequest) => Promise<void>
}

type Handler<Id extends OperationId> = (bound: Bound<Id>) => Promise<z.input<Operations[Id]['answer']>>

/** Ties an operation of the contract to what answers it, and to what comes before anything that was sent is read. */
export function bind<Id extends OperationId>(
  app: FastifyInstance,
  id: Id,
  handle: Handler<Id>,
  { hold, admit }: Before = {},
): void {
  const promised: Operation = operations[id]
  app.route({
    method: promised.method,
    url: promised.path,
    ...(promised.bodyBytes && { bodyLimit: promised.bodyBytes }),
    onRequest: async (request) => {
      await hold?.(request)
      await admit?.(request)
    },
    preValidation: async (request) => {
      holdQuery(request.query)
      holdBody(request.body, promised.bodyValues)
    },
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
