import { randomBytes, randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'

/** What the HTTP door knows beyond a request: whether the program is about to stop, and what its own calls carry. */
export type Door = {
  /** Set when a stop begins: /ready says so, and answers close their connections. */
  stopping: boolean
  /** Known to this process alone: marks the calls that pages make in process. */
  readonly insideMark: string
}

export const createDoor = (): Door => ({ stopping: false, insideMark: randomBytes(16).toString('hex') })

/** True for a call that one of our own pages makes in process: counted, limited and logged with the page. */
export const isInside = (door: Door, request: FastifyRequest) => request.headers['x-inside'] === door.insideMark

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A flow id a person can read out on the telephone: eight letters without look-alikes, 40 bits. */
export function newFlowId(): string {
  // Its first ten hexadecimal digits are random throughout.
  let bits = Number.parseInt(randomUUID().replace('-', '').slice(0, 10), 16)
  let drawn = ''
  for (let place = 0; place < 8; place++) {
    drawn += letters[bits % 32]
    bits = Math.floor(bits / 32)
  }
  return `${drawn.slice(0, 4)}-${drawn.slice(4)}`
}
