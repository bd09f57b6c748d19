import { setTimeout as delay } from 'node:timers/promises'
import type { OperationId, Reply } from '@reable/contract/client'
import type { ErrorEnvelope } from '@reable/contract/errors'

/** A promise to someone who sells that was not kept, in one sentence. */
export class BrokenPromise extends Error {}

const pause = 50
/** One in so many requests is sent twice, because its answer was lost or somebody pressed twice. */
const duplicateEvery = 5
/** The longest time before such a request is sent again, in milliseconds. */
const maxDelay = 40
const timeout = 60_000

/**
 * Repeats a request until there is an answer: while no server is there, after each internal error, and now and then
 * although the first request is still under way or was answered. Throws BrokenPromise when it is refused, or is not answered
 * within a minute.
 */
export async function retryUntilAnswered<Id extends OperationId>(
  operation: Id,
  send: () => Promise<Reply<Id>>,
  onRetry: () => void,
): Promise<Extract<Reply<Id>, { ok: true }>['data']> {
  const reply = await repeatUntilAnswered(send, onRetry)
  if (reply.ok) return reply.data
  throw refused(operation, reply)
}

/** The same, with a refusal as an answer: for what may be refused because it is done already. */
export async function repeatUntilAnswered<Id extends OperationId>(
  send: () => Promise<Reply<Id>>,
  onRetry: () => void,
): Promise<Reply<Id>> {
  const deadline = performance.now() + timeout
  if (Math.random() < 1 / duplicateEvery) {
    void send()
    await delay(Math.random() * maxDelay)
    onRetry()
  }
  let reply = await send()
  while (!reply.ok && isTransient(reply.status) && performance.now() < deadline) {
    await delay(pause)
    onRetry()
    reply = await send()
  }
  return reply
}

/** The broken promise of an answer that should have been another one. */
export function refused(
  operation: string,
  { status, failure }: { status: number; failure: ErrorEnvelope },
): BrokenPromise {
  const { error, errors } = failure
  return new BrokenPromise(`${operation} was answered ${status}: ${error} ${errors ? JSON.stringify(errors) : ''}`)
}

/** Does one thing after the other until it is over; the last one is brought to its end. What was refused is written down. */
export async function doUntil(isOver: () => boolean, work: () => Promise<void>, broken: string[]): Promise<void> {
  while (!isOver()) {
    await work().catch((error) => {
      if (!(error instanceof BrokenPromise)) throw error
      broken.push(error.message)
    })
  }
}

const isTransient = (status: number) => status === 0 || status >= 500
