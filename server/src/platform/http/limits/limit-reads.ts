import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { setImmediate as nextTurn } from 'node:timers/promises'
import pLimit from 'p-limit'

/** So many that the last one is answered within 2 s where each costs 15 ms of the processor. */
export const mostReads = 100

/** Node accepts one connection in each turn of its event loop, and nobody is turned away before. */
const turnsBetween = 6

/**
 * A hundred requests that read are answered at the same time; whoever comes beyond that is turned away at once, which costs next to
 * nothing. They begin one after the other, so that those who stand outside meanwhile are let in.
 */
export function limitReads(begin: RequestListener, turnAway: RequestListener): RequestListener {
  const taken = new Set<ServerResponse>()
  const inTurn = pLimit(1)
  return (request, response) => {
    if (goesFirst(request)) return begin(request, response)
    if (taken.size >= mostReads) forgetAnswered(taken)
    if (taken.size >= mostReads) return turnAway(request, response)
    taken.add(response)
    void inTurn(async () => {
      if (response.destroyed) return
      for (let turn = 0; turn < turnsBetween; turn++) await nextTurn()
      begin(request, response)
    })
  }
}

/** An answer counts until it is made: nobody holds a place by reading it slowly. */
function forgetAnswered(taken: Set<ServerResponse>): void {
  for (const response of taken) if (response.writableEnded || response.destroyed) taken.delete(response)
}

/**
 * What somebody sends is never turned away, and neither is who asks how the program does, the volunteers' room, and files, which cost little
 * and belong to a page that was answered.
 */
const goesFirst = ({ method, url = '' }: IncomingMessage) =>
  (method !== 'GET' && method !== 'HEAD') ||
  /^\/(v1\/(health|ready|metrics|console)|console|pictures|assets)(?=[/?]|$)/.test(url)
