import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** A stream of GET requests over connections that stay open, each answered before its next. */
export type Load = {
  port: number
  /** Requested in turn, or at random; over and over. */
  paths: string[]
  order: 'in turn' | 'at random'
  headers?: Record<string, string>
  connections: number
  /** How long it goes on, after a second of warming up. */
  seconds: number
  /** Wait between the answer and the next request of a connection, in ms. */
  pause?: number
  /** The process whose CPU time is read meanwhile. */
  pid?: number
}

/** Requests a second, times in ms, and CPU time of the process `pid` for each answer in ms. */
export type LoadResult = { rate: number; p50: number; p95: number; p99: number; answers: number; cpuEach: number }

/** Loads a server from a process of its own. Throws when an answer was not 200. */
export async function load(request: Load): Promise<LoadResult> {
  const child = fork(join(import.meta.dirname, 'generator.ts'), { execArgv: ['--max-semi-space-size=16'] })
  child.send(request)
  const [result] = (await once(child, 'message')) as [LoadResult | { error: string }]
  child.disconnect()
  if ('error' in result) throw new Error(result.error)
  return result
}
