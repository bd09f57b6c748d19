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
export const load = (request: Load): Promise<LoadResult> => runApart('generator.ts', request)

/** Requests at a rate, whether or not those before are answered: as people do who know nothing of each other. */
export type OpenLoad = Pick<Load, 'port' | 'paths' | 'order' | 'seconds'> & {
  /** Requests a second. */
  rate: number
  /** As many at most are open at once; what finds none free is not sent. */
  connections: number
}

/**
 * What became of them: answers a second by 200, by 503, and by anything else or none. Times, in ms, are of those by 200, from when
 * each was to be sent.
 */
export type OpenLoadResult = {
  served: number
  turnedAway: number
  failed: number
  unsent: number
  p50: number
  p99: number
  /** The slowest answer of the hundred by 503, in ms. */
  p99TurnedAway: number
  /** How late the generator itself was, in ms, at worst of a hundred times. */
  p99Lag: number
}

/** Loads a server at a rate from a process of its own. */
export const loadAtRate = (request: OpenLoad): Promise<OpenLoadResult> => runApart('open-generator.ts', request)

async function runApart<Request extends object, Result extends object>(
  file: string,
  request: Request,
): Promise<Result> {
  const child = fork(join(import.meta.dirname, file), { execArgv: ['--max-semi-space-size=16'] })
  child.send(request)
  const [result] = (await once(child, 'message')) as [Result | { error: string }]
  child.disconnect()
  if ('error' in result) throw new Error(String(result.error))
  return result as Result
}
