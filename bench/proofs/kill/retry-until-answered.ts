import { setTimeout as delay } from 'node:timers/promises'
import type { OperationId, Reply } from '@reable/contract/client'

/** A promise to someone who sells that was not kept, in one sentence. */
export class BrokenPromise extends Error {}

const pause = 50
/** Every so many requests someone does not hear the answer, because the line was cut or they pressed twice. */
const duplicateEvery = 5
/** After so many milliseconds at most they ask again. */
const maxDelay = 40
const timeout = 60_000

/**
 * Asks for the same thing until there is an answer: while nobody is there, after each fault of the server, and now and then
 * although the first request is still under way or was answered. Throws
 * BrokenPromise when it is refused, or is not answered within a minute.
 */
export async function retryUntilAnswered<Id extends OperationId>(
  operation: Id,
  send: () => Promise<Reply<Id>>,
  onRetry: () => void,
): Promise<Extract<Reply<Id>, { ok: true }>['data']> {
  const deadline = performance.now() + timeout
  if (Math.random() < 1 / duplicateEvery) {
    send()
    await delay(Math.random() * maxDelay)
    onRetry()
  }
  let reply = await send()
  while (!reply.ok && isTransient(reply.status) && performance.now() < deadline) {
    await delay(pause)
    onRetry()
    reply = await send()
  }
  if (reply.ok) return reply.data
  const { error, errors } = reply.failure
  throw new BrokenPromise(`${operation} was answered ${reply.status}: ${error} ${errors ? JSON.stringify(errors) : ''}`)
}

const isTransient = (status: number) => status === 0 || status >= 500
