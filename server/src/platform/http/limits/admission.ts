import type { IncomingMessage, ServerResponse } from 'node:http'

/** Begun at once, however busy this process is: enough that nobody waits for a database or a disk in vain. */
const atOnce = 32

/** In milliseconds: whoever has waited longer for their turn is asked to come back. */
export const longestWait = 500

/** More requests do not wait: each costs memory. */
const mostWaiting = 2_000

/**
 * In milliseconds: so long at most the next request waits for connections that come in. Node takes one for each turn of its event loop: without
 * this those who come would wait outside a busy process, where nobody turns them away.
 */
const longestArrival = 20

/** In milliseconds between two looks at who has waited too long. */
const lookEvery = 50

type Request = { request: IncomingMessage; response: ServerResponse; begin: () => void; turnAway: () => void }
type Waiting = Request & { since: number }

type AdmissionOptions = {
  /** Whether what is begun now waits for what was begun before. */
  isBusy: () => boolean
  now?: () => number
}

/**
 * Lets requests that read take turns while this process has more to do than it can: so many at once, the others in the order in which they
 * came, and whoever would wait too long is turned away at once, which costs next to nothing. So those who are answered are answered soon.
 */
export class Admission {
  readonly #isBusy: () => boolean
  readonly #now: () => number
  readonly #waiting: Waiting[] = []
  #begun = 0
  #timer: NodeJS.Timeout | undefined
  /** Whether a connection was taken since the last look, and since when the next request waits for such. */
  #hasArrived = false
  #arrivingSince: number | undefined
  #nextLook: NodeJS.Immediate | undefined

  constructor({ isBusy, now = () => performance.now() }: AdmissionOptions) {
    this.#isBusy = isBusy
    this.#now = now
  }

  /** A connection was taken; more may be waiting to be. */
  arrive(): void {
    this.#hasArrived = true
  }

  /** Begins a request now or in its turn, or turns it away. */
  admit(asked: Request): void {
    this.#look()
    if (goesFirst(asked.request)) asked.begin()
    else if (!this.#waiting.length && this.#mayBegin()) this.#begin(asked)
    else if (this.#waiting.length >= mostWaiting) asked.turnAway()
    else this.#wait(asked)
  }

  #wait(asked: Request): void {
    this.#waiting.push({ ...asked, since: this.#now() })
    this.#timer ??= setInterval(() => this.#look(), lookEvery).unref()
  }

  #mayBegin = () => this.#begun < atOnce || !this.#isBusy()

  #begin({ response, begin }: Request): void {
    this.#begun++
    response.once('close', () => {
      this.#begun--
      this.#look()
    })
    begin()
  }

  /** While connections come in, the next look is after another turn of the event loop; false when none did, or for too long. */
  #lookAfterArrivals(): boolean {
    if (this.#nextLook) return true
    const now = this.#now()
    this.#arrivingSince ??= now
    const waits = this.#hasArrived && now - this.#arrivingSince < longestArrival
    this.#hasArrived = false
    if (waits) this.#nextLook = setImmediate(() => this.#lookAgain())
    else this.#arrivingSince = undefined
    return waits
  }

  #lookAgain(): void {
    this.#nextLook = undefined
    this.#look()
  }

  /** Turns away who has waited too long, and begins with the next. */
  #look(): void {
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const isLate = this.#now() - next.since > longestWait
      if (!isLate && !next.response.destroyed && (!this.#mayBegin() || this.#lookAfterArrivals())) return
      this.#waiting.shift()
      if (next.response.destroyed) continue
      if (isLate) next.turnAway()
      else this.#begin(next)
    }
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}

/**
 * What somebody sends is never turned away, and neither is who asks how the program does, the volunteers' room, and files, which cost little
 * and belong to a page that was answered.
 */
const goesFirst = ({ method, url = '' }: IncomingMessage) =>
  (method !== 'GET' && method !== 'HEAD') ||
  /^\/(v1\/(health|ready|metrics|console)|console|pictures|assets)(?=[/?]|$)/.test(url)
