import { setTimeout as wait } from 'node:timers/promises'
import type { Client, Pool } from 'pg'
import type { Context } from '#platform/context'
import { beginShift, type Shift } from './begin-shift.ts'

/** Names a job and the act that answers it. Payloads are parsed by the act's module: what is queued may be older than the code. */
export type JobTable = Record<string, (ctx: Context, payload: unknown) => Promise<unknown>>

/** Jobs that come by themselves: `match` is a crontab pattern in UTC. */
export type Schedule = { task: keyof JobTable & string; match: string }[]

export type Jobs = { stop(): Promise<void> }

export type Options = {
  ctx: Context
  pool: Pool
  /** A connection of its own for the lock that says this process lives. */
  connect: () => Promise<Client>
  table: JobTable
  schedule: Schedule
  concurrency?: number
}

/** In milliseconds, between two looks whether the database is back. */
const pause = 1_000

/**
 * Runs jobs in this process until stopped, however often the database goes away and comes back. A stop lets running jobs
 * finish; what it cannot wait for goes back to the queue.
 */
export async function startJobs(options: Options): Promise<Jobs> {
  const stopping = new AbortController()
  const working = keepWorking(await beginShift(options), options, stopping.signal)
  return {
    stop() {
      stopping.abort()
      return working
    },
  }
}

/** One shift after the other: each ends when its database goes away, the last one at the signal. */
async function keepWorking(first: Shift, options: Options, signal: AbortSignal): Promise<void> {
  const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve))
  for (let shift: Shift | undefined = first; shift; shift = await beginAnew(options, signal)) {
    if (!signal.aborted) await Promise.race([shift.over, stopped])
    await shift.end().catch((err) => options.ctx.log.error({ err }, 'jobs did not end well'))
  }
}

/** Undefined when the signal comes first. */
async function beginAnew(options: Options, signal: AbortSignal): Promise<Shift | undefined> {
  const { log } = options.ctx
  while (!signal.aborted) {
    try {
      const shift = await beginShift(options)
      log.warn('jobs began anew')
      return shift
    } catch (err) {
      log.warn({ err }, 'jobs cannot begin yet')
      await wait(pause, undefined, { signal }).catch(() => undefined)
    }
  }
  return undefined
}
