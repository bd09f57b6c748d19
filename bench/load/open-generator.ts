import { connect, type Socket } from 'node:net'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { quantile } from '../report/rounds.ts'
import { answerReader } from './connection.ts'
import type { OpenLoad, OpenLoadResult } from './load.ts'
import { requestsFor } from './requests-for.ts'

// Loads a server at a rate as the message asks, then ends. It shares a small machine with what it measures, so it does as little as it can.

const tick = 5

/** In ms: what has waited longer at the end counts as unanswered. */
const longestAnswer = 1_000

process.once('message', async (load: OpenLoad) => {
  process.send?.(await measure(load))
})

type Seen = { served: number[]; turnedAway: number[]; failed: number; unsent: number }

async function measure(load: OpenLoad): Promise<OpenLoadResult> {
  const seen: Seen = { served: [], turnedAway: [], failed: 0, unsent: 0 }
  const pool = openPool(load, seen)
  const next = requestsFor(load)
  const lag = monitorEventLoopDelay({ resolution: 1 })
  lag.enable()
  const startedAt = performance.now()
  let sent = 0
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const seconds = (performance.now() - startedAt) / 1_000
      for (; sent < seconds * load.rate; sent++) {
        // The clock of each runs from when it was to be sent, however late this process or its connection is.
        if (!pool.send(next(), startedAt + (sent / load.rate) * 1_000)) seen.unsent++
      }
      if (seconds < load.seconds) return
      clearInterval(timer)
      resolve()
    }, tick)
  })
  const unanswered = pool.close(performance.now() - longestAnswer)
  lag.disable()
  const seconds = (performance.now() - startedAt) / 1_000
  return {
    served: seen.served.length / seconds,
    turnedAway: seen.turnedAway.length / seconds,
    failed: (seen.failed + unanswered) / seconds,
    unsent: seen.unsent / seconds,
    p50: quantile(seen.served, 0.5),
    p99: quantile(seen.served, 0.99),
    p99TurnedAway: quantile(seen.turnedAway, 0.99),
    p99Lag: lag.percentile(99) / 1e6,
  }
}

/** Sends a request that was to be sent at `plannedAt`, by the clock of `performance.now`. */
type Send = (request: Buffer, plannedAt: number) => void
type Connection = { socket: Socket; send: Send; plannedAt: number | undefined; again: Buffer | undefined }
type Pool = { port: number; seen: Seen; idle: Connection[]; open: Set<Connection>; closing: boolean }

/** Connections that stay open; one more is opened when all of them wait for an answer. */
function openPool({ port, connections }: OpenLoad, seen: Seen) {
  const pool: Pool = { port, seen, idle: [], open: new Set(), closing: false }
  return {
    /** False when every connection waits and no more may be opened. */
    send(request: Buffer, plannedAt: number): boolean {
      const idle = pool.idle.pop()
      if (idle) idle.send(request, plannedAt)
      else if (pool.open.size < connections) openConnection(pool, request, plannedAt)
      else return false
      return true
    },
    /** Returns how many requests that were to be sent before `since` are still without an answer. */
    close(since: number): number {
      pool.closing = true
      for (const { socket } of pool.open) socket.destroy()
      return [...pool.open].filter(({ plannedAt }) => plannedAt !== undefined && plannedAt < since).length
    },
  }
}

function openConnection(pool: Pool, first: Buffer, plannedAt: number): void {
  const socket = connect({ port: pool.port, host: '127.0.0.1', noDelay: true })
  const read = answerReader()
  const connection: Connection = {
    socket,
    plannedAt,
    again: undefined,
    send(request, planned) {
      connection.plannedAt = planned
      connection.again = request
      socket.write(request)
    },
  }
  pool.open.add(connection)
  socket.on('connect', () => socket.write(first))
  socket.on('data', (chunk) => {
    connection.again = undefined
    const status = read(chunk)
    if (status === undefined || connection.plannedAt === undefined) return
    count(pool.seen, status, performance.now() - connection.plannedAt)
    connection.plannedAt = undefined
    pool.idle.push(connection)
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    if (pool.closing) return
    pool.open.delete(connection)
    pool.idle = pool.idle.filter((other) => other !== connection)
    if (connection.plannedAt === undefined) return
    // The server ended an idle connection while a request was on its way: browsers ask again over a new one (RFC 9112, 9.3.1).
    if (connection.again) openConnection(pool, connection.again, connection.plannedAt)
    else pool.seen.failed++
  })
}

function count(seen: Seen, status: number, milliseconds: number): void {
  if (status === 200) seen.served.push(milliseconds)
  else if (status === 503) seen.turnedAway.push(milliseconds)
  else seen.failed++
}
