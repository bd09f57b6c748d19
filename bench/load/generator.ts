import { cpuOf } from '../program/processes.ts'
import { openConnection } from './connection.ts'
import type { Load, LoadResult } from './load.ts'
import { requestsFor } from './requests-for.ts'

// Loads a server as the message asks, then ends. It shares a small machine with what it measures, so it does as little as it can.

const warmUp = 1_000

process.once('message', async (load: Load) => {
  process.send?.(await measure(load).catch((error: Error) => ({ error: error.message })))
})

async function measure(load: Load): Promise<LoadResult> {
  const times: number[] = []
  let measuring = false
  const next = requestsFor(load)
  const onAnswer = (milliseconds: number) => measuring && times.push(milliseconds)
  const connections = Array.from({ length: load.connections }, () => openConnection({ ...load, next, onAnswer }))
  const failure = Promise.race(connections.map(({ failed }) => failed))
  await Promise.race([wait(warmUp), failure])
  measuring = true
  const startedAt = performance.now()
  const cpuBefore = load.pid ? cpuOf(load.pid) : 0
  await Promise.race([wait(load.seconds * 1_000), failure])
  measuring = false
  const seconds = (performance.now() - startedAt) / 1_000
  const cpu = (load.pid ? cpuOf(load.pid) : 0) - cpuBefore
  for (const connection of connections) connection.close()
  times.sort((one, other) => one - other)
  const part = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return {
    rate: times.length / seconds,
    p50: part(0.5),
    p95: part(0.95),
    p99: part(0.99),
    answers: times.length,
    cpuEach: cpu / times.length,
  }
}

const wait = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
