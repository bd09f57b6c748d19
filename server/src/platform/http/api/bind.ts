import type { OperationId } from '@reable/contract/client'
import { errorEnvelope } from '@reable/contract/errors'
import type { Operation } from '@reable/contract/operation'
import { operations } from '@reable/contract/operations'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Refusal } from '#platform/refusal'
import { parseInput } from './check-input.ts'
import { readBody, readQuery } from './input-bounds.ts'

type Operations = typeof operations
type Parsed<Id extends OperationId, Key extends string> =
  Operations[Id] extends Record<Key, z.ZodType> ? z.output<Operations[Id][Key]> : undefined

/** A request whose parts are parsed as the operation promises. */
export type BoundRequest<Id extends OperationId> = {
  query: Parsed<Id, 'query'>
  params: Parsed<Id, 'params'>
  body: Parsed<Id, 'body'>
  request: FastifyRequest
  reply: FastifyReply
}

type Guards = {
  /** Counts the call and refuses it beyond a rate limit of its network or visitor. */
  limit?: (request: FastifyRequest) => Promise<void>
  /** Refuses whoever must not learn what is here. */
  authorize?: (request: FastifyRequest) => Promise<void>
}

type Handler<Id extends OperationId> = (bound: BoundRequest<Id>) => Promise<z.input<Operations[Id]['answer']>>

/** An operation as its doors call it: HTTP, and our own pages. */
export type BoundOperation = {
  /** Runs before any input is read. */
  guard: (request: FastifyRequest) => Promise<void>
  handle: Handler<OperationId>
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The operations that are bound, by their names. */
    operations: Map<OperationId, BoundOperation>
  }
}

/** Registers the handler of an operation of the contract, and the guards that run before any input is read. */
export function bind<Id extends OperationId>(
  app: FastifyInstance,
  id: Id,
  handle: Handler<Id>,
  { limit, authorize }: Guards = {},
): void {
  const operation: Operation = operations[id]
  const guard = async (request: FastifyRequest) => {
    await limit?.(request)
    await authorize?.(request)
  }
  app.operations.set(id, { guard, handle: handle as unknown as Handler<OperationId> })
  app.route({
    method: operation.method,
    url: operation.path,
    ...(operation.bodyBytes && { bodyLimit: operation.bodyBytes }),
    onRequest: guard,
    preValidation: async (request) => {
      readQuery(request.query)
      readBody(request.body, operation.bodyValues)
    },
    exposeHeadRoute: operation.method === 'GET' && !operation.changesState,
    schema: {
      operationId: id,
      summary: operation.summary,
      ...(operation.query && { querystring: operation.query }),
      ...(operation.params && { params: operation.params }),
      ...(operation.body && { body: operation.body }),
      response: responses(operation),
    },
    handler: async (request, reply) => {
      const { query, params, body } = request as unknown as BoundRequest<Id>
      return handle({ query, params, body, request, reply })
    },
  })
}

function responses(operation: Operation) {
  const unreadable = operation.body ? (['malformed', 'too_large'] as const) : []
  const codes = ['too_many', 'busy', 'banned', 'limited', ...unreadable, ...operation.refusals] as const
  const statuses = [...codes.map((code) => new Refusal(code, '').status), 500]
  return { 200: operation.answer, ...Object.fromEntries(statuses.map((status) => [status, errorEnvelope])) }
}

type Input = { query?: object; params?: object; body?: unknown }

/** Parses the input of a call that comes without text, by the same schemas and bounds. Throws the refusal that names each field. */
export function readOperation(id: OperationId, { query, params, body }: Input): Input {
  const operation: Operation = operations[id]
  readQuery(query)
  readBody(body, operation.bodyValues)
  const read = (schema: z.ZodType | undefined, input: unknown) => schema && parseInput(schema, input)
  return {
    query: read(operation.query, withoutUndefined(query ?? {})) as object,
    params: read(operation.params, params) as object,
    body: read(operation.body, body),
  }
}

const withoutUndefined = (query: object) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== undefined))
