import { connect, type Socket } from 'node:net'
import { quantile } from '../report/rounds.ts'
import { answerReader } from './connection.ts'
import type { OpenLoad, OpenLoadResult } from './load.ts'
import { requestsFor } from './requests-for.ts'

// Loads a server at a rate as the message asks, then ends. It shares a small machine with what it measures, so it does as little as it can.

const tick = 5

process.once('message', async (load: OpenLoad) => {
  process.send?.(await measure(load))
})

type Seen = { served: number[]; turnedAway: number[]; failed: number; unsent: number }

async function measure(load: OpenLoad): Promise<OpenLoadResult> {
  const seen: Seen = { served: [], turnedAway: [], failed: 0, unsent: 0 }
  const pool = openPool(load, seen)
  const next = requestsFor(load)
  const startedAt = performance.now()
  let sent = 0
  await new Promise<void>((resolve) => {
    const timer = setInterval(() => {
      const seconds = (performance.now() - startedAt) / 1_000
      for (; sent < seconds * load.rate; sent++) if (!pool.send(next())) seen.unsent++
      if (seconds < load.seconds) return
      clearInterval(timer)
      resolve()
    }, tick)
  })
  pool.close()
  const seconds = (performance.now() - startedAt) / 1_000
  return {
    served: seen.served.length / seconds,
    turnedAway: seen.turnedAway.length / seconds,
    failed: seen.failed / seconds,
    unsent: seen.unsent / seconds,
    p50: quantile(seen.served, 0.5),
    p99: quantile(seen.served, 0.99),
    p99TurnedAway: quantile(seen.turnedAway, 0.99),
  }
}

type Send = (request: Buffer) => void
type Pool = { port: number; seen: Seen; idle: Send[]; sockets: Set<Socket>; closing: boolean }

/** Connections that stay open; one more is opened when all of them wait for an answer. */
function openPool({ port, connections }: OpenLoad, seen: Seen) {
  const pool: Pool = { port, seen, idle: [], sockets: new Set(), closing: false }
  return {
    /** False when every connection waits and no more may be opened. */
    send(request: Buffer): boolean {
      const send = pool.idle.pop()
      if (send) send(request)
      else if (pool.sockets.size < connections) openSocket(pool, request)
      else return false
      return true
    },
    close() {
      pool.closing = true
      for (const socket of pool.sockets) socket.destroy()
    },
  }
}

function openSocket(pool: Pool, first: Buffer): void {
  const socket = connect({ port: pool.port, host: '127.0.0.1', noDelay: true })
  pool.sockets.add(socket)
  const read = answerReader()
  let sentAt: number | undefined
  const send: Send = (request) => {
    sentAt = performance.now()
    socket.write(request)
  }
  socket.on('connect', () => send(first))
  socket.on('data', (chunk) => {
    const status = read(chunk)
    if (status === undefined || sentAt === undefined) return
    count(pool.seen, status, performance.now() - sentAt)
    sentAt = undefined
    pool.idle.push(send)
  })
  socket.on('error', () => {})
  socket.on('close', () => {
    pool.sockets.delete(socket)
    pool.idle = pool.idle.filter((other) => other !== send)
    if (sentAt !== undefined && !pool.closing) pool.seen.failed++
  })
}

function count(seen: Seen, status: number, milliseconds: number): void {
  if (status === 200) seen.served.push(milliseconds)
  else if (status === 503) seen.turnedAway.push(milliseconds)
  else seen.failed++
}
