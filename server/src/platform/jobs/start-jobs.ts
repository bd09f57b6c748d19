import { setTimeout as wait } from 'node:timers/promises'
import type { JobsOptions } from './job-table.ts'
import { startWorkerRun, type WorkerRun } from './start-worker-run.ts'

export type Jobs = { stop(): Promise<void> }

/** In milliseconds, between two attempts to reach the database again. */
const retryPause = 1_000

/**
 * Runs jobs in this process until stopped, however often the database goes away and comes back. A stop lets running jobs
 * finish; those that take too long go back to the queue.
 */
export async function startJobs(options: JobsOptions): Promise<Jobs> {
  const stopping = new AbortController()
  const working = runUntilStopped(await startWorkerRun(options), options, stopping.signal)
  return {
    stop() {
      stopping.abort()
      return working
    },
  }
}

/** One worker run after the other: each ends when its database goes away, the last one at the signal. */
async function runUntilStopped(first: WorkerRun, options: JobsOptions, signal: AbortSignal): Promise<void> {
  const stopped = new Promise((resolve) => signal.addEventListener('abort', resolve))
  for (let workerRun: WorkerRun | undefined = first; workerRun; workerRun = await restart(options, signal)) {
    if (!signal.aborted) await Promise.race([workerRun.ended, stopped])
    await workerRun.stop().catch((err) => options.ctx.log.error({ err }, 'jobs did not stop well'))
  }
}

/** Starts the next worker run; undefined when the signal comes first. */
async function restart(options: JobsOptions, signal: AbortSignal): Promise<WorkerRun | undefined> {
  const { log } = options.ctx
  while (!signal.aborted) {
    try {
      const workerRun = await startWorkerRun(options)
      log.warn('jobs restarted')
      return workerRun
    } catch (err) {
      log.warn({ err }, 'jobs cannot start yet')
      await wait(retryPause, undefined, { signal }).catch(() => undefined)
    }
  }
  return undefined
}
