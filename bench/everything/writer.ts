import { setTimeout as delay } from 'node:timers/promises'
import type { OperationId, Reply } from '@reable/contract/client'

/** Somebody who writes again and again, and remembers what was acknowledged. */
export type Writer = {
  /** What was acknowledged, and how often. */
  counts(): Record<string, number>
  /** Writes one thing and waits until it is acknowledged. */
  writeOne(): Promise<void>
  /** Returns one sentence for each thing that is not as it was acknowledged, while nobody writes. */
  findBroken(): Promise<string[]>
}

/** What all writers share. */
export type Common = {
  dataFolder: string
  urlOf: () => string
  countRetry: () => void
  /** A number by which a mail is known (`numbered`). */
  nextNumber: () => number
  /** The numbers of words that were acknowledged and that somebody is to get by mail. */
  owed: Set<number>
}

/** Something that should have been done was refused. */
export class RefusedError extends Error {}

const timeout = 60_000

/**
 * Sends a request until it is answered, whatever the answer: again while no server is there and after an internal error. One in five is sent
 * twice, as when its answer was lost.
 */
export async function sendUntilAnswered<Id extends OperationId>(
  send: () => Promise<Reply<Id>>,
  countRetry: () => void = () => {},
): Promise<Reply<Id>> {
  const deadline = performance.now() + timeout
  if (Math.random() < 0.2) {
    void send()
    await delay(Math.random() * 40)
    countRetry()
  }
  let reply = await send()
  while (!reply.ok && (reply.status === 0 || reply.status >= 500) && performance.now() < deadline) {
    await delay(50)
    countRetry()
    reply = await send()
  }
  return reply
}

/** The same for what must not be refused. */
export async function send<Id extends OperationId>(request: () => Promise<Reply<Id>>, countRetry?: () => void) {
  return dataOf(await sendUntilAnswered(request, countRetry))
}

/** Throws RefusedError when an answer is a refusal. */
export function dataOf<Id extends OperationId>(reply: Reply<Id>): Extract<Reply<Id>, { ok: true }>['data'] {
  if (reply.ok) return reply.data
  throw new RefusedError(`a request was answered ${reply.status}: ${JSON.stringify(reply.failure)}`)
}
