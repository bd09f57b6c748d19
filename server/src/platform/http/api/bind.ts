import type { OperationId } from '@reable/contract/client'
import { errorEnvelope } from '@reable/contract/errors'
import type { Operation } from '@reable/contract/operation'
import { operations } from '@reable/contract/operations'
import { harmlessText } from '@reable/contract/text/harmless-text'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { Refusal } from '#platform/refusal'
import { parseInput } from './check-input.ts'
import { invalidInput } from './input-refusal.ts'

/** The most keys and entries of a body, and parameters of a query, unless the operation allows more. */
const maxValues = { body: 500, query: 500 }
/** The deepest nesting of objects and lists: no body of ours is deeper. */
const maxDepth = 8

const proto = '__proto__'

/**
 * Refuses a body that is too large before it is parsed further, finds keys that schemas ignore at any depth, and makes the texts in it
 * harmless.
 */
export function readBody(body: unknown, max = maxValues.body): void {
  if (!readWithin(body, max)) throw new Refusal('too_large', 'That is more than we can take at once.')
}

/** The same of a query, in a sentence for whoever reads the address. */
function readQuery(query: unknown): void {
  if (!readWithin(query, maxValues.query)) throw invalidInput({ request: ['This address asks for too much at once'] })
}

/** What is compared to the letter: passwords and tokens. */
const isExact = (name: string) => name.includes('password') || name.endsWith('token')

/** Goes through each value once, and no further than the bounds. Returns whether it ended within them. */
function readWithin(input: unknown, max: number): boolean {
  const pending = [{ part: input, depth: 0 }]
  let values = 0
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { part, depth } = next
    if (typeof part !== 'object' || part === null) continue
    // A key that could change what all objects have is refused by its name.
    if (Object.hasOwn(part, proto)) throw invalidInput({ [proto]: [`We do not know the field '${proto}'`] })
    const children = Object.entries(part)
    values += children.length
    if (values > max || depth === maxDepth) return false
    for (const [name, child] of children) {
      if (typeof child === 'string' && !isExact(name)) Reflect.set(part, name, harmlessText(child))
      else pending.push({ part: child, depth: depth + 1 })
    }
  }
  return true
}

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
