import { setTimeout as delay } from 'node:timers/promises'
import type { OperationId, Reply } from '@reable/contract/client'

/** A promise to someone who sells that was not kept, in one sentence. */
export class BrokenPromise extends Error {}

const pause = 50
/** Every so many requests someone does not hear the answer, because the line was cut or they pressed twice. */
const unheard = 5
/** After so many milliseconds at most they ask again. */
const longest = 40
const patience = 60_000

/**
 * Asks for the same thing until there is an answer: while nobody is there, after each fault of the server, and now and then
 * although the first request is still under way or was answered. Throws
 * BrokenPromise when it is refused, or is not answered within a minute.
 */
export async function untilAnswered<Id extends OperationId>(
  what: Id,
  ask: () => Promise<Reply<Id>>,
  retried: () => void,
): Promise<Extract<Reply<Id>, { ok: true }>['data']> {
  const deadline = performance.now() + patience
  if (Math.random() < 1 / unheard) {
    ask()
    await delay(Math.random() * longest)
    retried()
  }
  let reply = await ask()
  while (!reply.ok && mayPass(reply.status) && performance.now() < deadline) {
    await delay(pause)
    retried()
    reply = await ask()
  }
  if (reply.ok) return reply.data
  const { error, errors } = reply.failure
  throw new BrokenPromise(`${what} was answered ${reply.status}: ${error} ${errors ? JSON.stringify(errors) : ''}`)
}

const mayPass = (status: number) => status === 0 || status >= 500
