import type { ErrorEnvelope } from '@reable/contract/errors'
import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isUnreachable } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { StoreAway } from '#platform/storage'
import { diskFull, isDiskFull } from './disk-full.ts'

/** The one place where an error becomes an answer. Nothing of an internal error but its flow id leaves the program. */
export function registerErrorHandlers(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, envelope, retryAfter } = failureOf(error, request.log, request.routeOptions.url)
    // Its request may still be on its way: nobody waits for the rest of it.
    if (error.code === 'FST_ERR_HANDLER_TIMEOUT') reply.header('connection', 'close')
    if (retryAfter) reply.header('retry-after', retryAfter)
    return send(request, reply, status, envelope)
  })
  app.setNotFoundHandler(sendNotFound)
}

type Failure = { status: number; envelope: Omit<ErrorEnvelope, 'flow_id'>; retryAfter?: number | undefined }

/** Returns how an error is answered, and logs what somebody has to look into. `route`: a pattern or an operation, never an address. */
export function failureOf(error: FastifyError, log: FastifyBaseLogger, route: string | undefined): Failure {
  const refusal = asRefusal(error)
  if (!refusal) {
    log.error({ err: error, route }, 'internal error')
    return { status: 500, envelope: { error: internalErrorMessage, code: 'fault' } }
  }
  if (isDiskFull(error)) log.error({ err: error }, 'there is no room to store something')
  else if (timeoutCodes.has(error.code)) log.warn({ err: error, route }, 'took too long')
  const errors = refusal.errors && { errors: truncateErrors(refusal.errors) }
  const envelope = { error: refusal.message, code: refusal.code, ...errors }
  return { status: refusal.status, envelope, retryAfter: refusal.retryAfterSeconds }
}

/** Answers that there is nothing at an address. */
export const sendNotFound = (request: FastifyRequest, reply: FastifyReply) =>
  send(request, reply, 404, { error: 'There is nothing at this address.', code: 'not_found' })

const internalErrorMessage = 'Something went wrong on our side. Nothing you saved is lost. Please try again.'

/** For as long as the database starts anew, or another machine takes over from it. */
const databaseAwayMessage =
  'We cannot reach our records just now. Nothing you saved is lost. Please try again in a minute.'

/** For as long as the bucket of the photos does not answer. */
const storeAwayMessage = 'We cannot reach the photos just now. Nothing you saved is lost. Please try again in a minute.'

function send(request: FastifyRequest, reply: FastifyReply, status: number, envelope: Omit<ErrorEnvelope, 'flow_id'>) {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(JSON.stringify({ ...envelope, flow_id: request.id }))
}

/** 57014: the statement timed out; 55P03: a lock was not available in time; 40P01: a deadlock. */
const timeoutCodes = new Set(['57014', '55P03', '40P01', 'FST_ERR_HANDLER_TIMEOUT'])

function asRefusal(error: FastifyError): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (isDiskFull(error)) return diskFull()
  if (timeoutCodes.has(error.code))
    return new Refusal('busy', 'This takes too long just now. Please try again in a minute.', { retryAfterSeconds: 30 })
  if (isUnreachable(error)) return new Refusal('busy', databaseAwayMessage, { retryAfterSeconds: 10 })
  if (error instanceof StoreAway) return new Refusal('busy', storeAwayMessage, { retryAfterSeconds: 10 })
  if (error.statusCode === 413) return new Refusal('too_large', 'That is more than we can take at once.')
  if (error.statusCode && error.statusCode < 500) return new Refusal('malformed', 'We could not read this request.')
  return undefined
}

/** The most sentences of one answer, however much is wrong with the input. */
const maxErrors = 20
/** The most characters of a field's name, and of one sentence. */
const maxLength = { name: 100, sentence: 500 }
/** The most bytes of all of them as JSON: with the rest of the envelope an answer stays below 16 kB. */
const maxBytes = 12_000

const moreErrors = 'There is more than this to put right'

/** Truncates the errors by field to what one answer may hold: the input decides what an answer says, never how long it becomes. */
function truncateErrors(errors: Record<string, string[]>): Record<string, string[]> {
  const result = new Map<string, string[]>()
  let [count, bytes] = [0, 0]
  for (const [field, sentences] of Object.entries(errors)) {
    for (const sentence of sentences) {
      const [name, text] = [cut(field, maxLength.name), cut(sentence, maxLength.sentence)]
      count += 1
      bytes += Buffer.byteLength(JSON.stringify([name, text]))
      if (count > maxErrors || bytes > maxBytes)
        return fromEntries(result.set('request', [...(result.get('request') ?? []), moreErrors]))
      result.set(name, [...(result.get(name) ?? []), text])
    }
  }
  return fromEntries(result)
}

const fromEntries = (result: Map<string, string[]>): Record<string, string[]> => Object.fromEntries(result)

const cut = (text: string, max: number) => (text.length <= max ? text : `${text.slice(0, max - 1)}…`.toWellFormed())
