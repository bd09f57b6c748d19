import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import type { Load, LoadResult } from './load.ts'
import { cpuOf } from './processes.ts'
import { quantile } from './table.ts'

// Sends the requests that the message asks for, then ends. It shares the machine with what it measures, so it does as little as it can.

const warmUp = 1_000
/** What is older than this at the end and has no answer counts as failed. */
const longestAnswer = 2_000
const tick = 5

process.once('message', async (load: Load) => {
  process.send?.(await run(load))
})
process.once('disconnect', () => process.exit())

const seen = { times: [] as number[], refused: 0, failed: 0, unsent: 0 }

async function run(load: Load): Promise<LoadResult> {
  const { connections, pause, rate, seconds, pids } = load
  const pool = new Pool(load)
  if (rate) sendAtRate(pool, rate)
  else {
    pool.onAnswer = () => (pause ? setTimeout(() => pool.send(performance.now()), pause) : pool.send(performance.now()))
    for (let count = 0; count < connections; count++) pool.send(performance.now())
  }
  await delay(warmUp)
  Object.assign(seen, { times: [], refused: 0, failed: 0, unsent: 0 })
  const cpu = () => pids.reduce((sum, pid) => sum + cpuOf(pid), 0)
  const before = { cpu: cpu(), at: performance.now() }
  await delay(seconds * 1_000)
  const elapsed = (performance.now() - before.at) / 1_000
  const { times, refused, failed, unsent } = seen
  const cpuEach = (cpu() - before.cpu) / times.length
  const unanswered = pool.close(performance.now() - longestAnswer)
  return {
    ...{ rate: times.length / elapsed, p50: quantile(times, 0.5), p99: quantile(times, 0.99), cpu: cpuEach },
    ...{ refused: refused / elapsed, failed: (failed + unanswered) / elapsed, unsent: unsent / elapsed },
  }
}

/** The clock of each request runs from when it was to be sent, however late this process is. */
function sendAtRate(pool: Pool, rate: number): void {
  const startedAt = performance.now()
  let sent = 0
  setInterval(() => {
    for (; sent < ((performance.now() - startedAt) / 1_000) * rate; sent++)
      if (!pool.send(startedAt + (sent / rate) * 1_000)) seen.unsent++
  }, tick)
}

/** `waiting`: the request that is not answered yet; `isBegun` once a part of its answer has come. */
type Waiting = { request: Buffer; plannedAt: number; isBegun: boolean }
type Connection = { waiting: Waiting | undefined; write(request: Buffer): void; destroy(): void }

/** Connections that stay open. One more is opened when all of them wait for an answer. */
class Pool {
  onAnswer = () => {}
  readonly #requests: Buffer[]
  readonly #load: Load
  readonly #open = new Set<Connection>()
  #idle: Connection[] = []
  #count = 0
  #isClosing = false

  constructor(load: Load) {
    this.#load = load
    const headers = Object.entries({ host: '127.0.0.1', ...load.headers }).map(
      ([name, value]) => `${name}: ${value}\r\n`,
    )
    this.#requests = load.paths.map((path) => Buffer.from(`GET ${path} HTTP/1.1\r\n${headers.join('')}\r\n`))
  }

  /** Sends the next request. False when every connection waits and no more may be opened. */
  send(plannedAt: number): boolean {
    const waiting = {
      request: this.#requests[this.#count++ % this.#requests.length] as Buffer,
      plannedAt,
      isBegun: false,
    }
    const connection = this.#idle.pop()
    if (connection) {
      connection.waiting = waiting
      connection.write(waiting.request)
    } else if (this.#open.size < this.#load.connections) this.#connect(waiting)
    else return false
    return true
  }

  /** Returns how many requests that were to be sent before then are not answered yet. */
  close(before: number): number {
    this.#isClosing = true
    for (const connection of this.#open) connection.destroy()
    return [...this.#open].filter(({ waiting }) => waiting && waiting.plannedAt < before).length
  }

  #connect(first: Waiting): void {
    const { ports } = this.#load
    const port = ports[this.#open.size % ports.length] as number
    const socket = connect({ port, host: '127.0.0.1', noDelay: true })
    const read = answerReader()
    const connection: Connection = {
      waiting: first,
      write: (request) => socket.write(request),
      destroy: () => socket.destroy(),
    }
    this.#open.add(connection)
    socket.on('connect', () => socket.write(first.request))
    socket.on('data', (chunk) => {
      const { waiting } = connection
      if (waiting) waiting.isBegun = true
      const status = read(chunk)
      if (!status || !waiting || this.#isClosing) return
      connection.waiting = undefined
      this.#idle.push(connection)
      if (status === 200) seen.times.push(performance.now() - waiting.plannedAt)
      else if (status === 503) seen.refused++
      else seen.failed++
      this.onAnswer()
    })
    socket.on('error', () => {})
    socket.on('close', () => {
      if (this.#isClosing) return
      this.#open.delete(connection)
      this.#idle = this.#idle.filter((other) => other !== connection)
      // The server ended an idle connection while a request was on its way: browsers send it again (RFC 9112, 9.3.1).
      if (connection.waiting?.isBegun === false) this.#connect(connection.waiting)
      else if (connection.waiting) seen.failed++
    })
  }
}

const endOfChunks = '\r\n0\r\n\r\n'

/** Reads answers one after the other; returns the status of one whose last byte has come. */
function answerReader() {
  let bytes: Buffer | undefined
  let status = 0
  let missing: number | undefined
  return (chunk: Buffer): number | undefined => {
    bytes = bytes ? Buffer.concat([bytes.subarray(-4_096), chunk]) : chunk
    if (!status) {
      const end = bytes.indexOf('\r\n\r\n')
      if (end < 0) return undefined
      const head = bytes.toString('latin1', 0, end)
      status = Number(head.slice(9, 12))
      const [, length] = /^content-length: (\d+)/im.exec(head) ?? []
      missing = length === undefined ? undefined : Number(length) - (bytes.length - end - 4)
    } else if (missing !== undefined) missing -= chunk.length
    if (missing === undefined ? bytes.subarray(-endOfChunks.length).toString('latin1') !== endOfChunks : missing > 0)
      return undefined
    const whole = status
    bytes = undefined
    status = 0
    return whole
  }
}
