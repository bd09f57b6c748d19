import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'

/** An answer as it is counted: its route is the pattern of the router, never an address. */
export type Answered = { method: string; route: string; status: number; milliseconds: number }

/** The state of the HTTP server beyond a request: whether the program is about to stop. */
export type ServerState = {
  /** Set when a stop begins: /ready reports it, and answers close their connections. */
  stopping: boolean
  /** Answers a request for a page that is cached, before anything else is done for it. True when it has. */
  answerFromCache?: (request: IncomingMessage, response: ServerResponse) => boolean
  /** Counts an answer. */
  countAnswer?: (answered: Answered) => void
}

export const createServerState = (): ServerState => ({ stopping: false })

const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A flow id a person can read out on the telephone: eight letters without look-alikes, 40 bits. */
export function newFlowId(): string {
  // Its first ten hexadecimal digits are random throughout.
  let bits = Number.parseInt(randomUUID().replace('-', '').slice(0, 10), 16)
  let id = ''
  for (let position = 0; position < 8; position++) {
    id += alphabet[bits % 32]
    bits = Math.floor(bits / 32)
  }
  return `${id.slice(0, 4)}-${id.slice(4)}`
}
