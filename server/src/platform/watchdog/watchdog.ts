import { existsSync } from 'node:fs'
import inspector from 'node:inspector'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ClientConfig } from 'pg'
import { underWayMemory } from './under-way.ts'
import { type Signals, type WatchdogData, waitForMark } from './watchdog-signals.ts'

/** Beside this file in the source; in the build beside the bundle, or one folder above a part of it. */
const candidates = ['watchdog-thread.ts', 'watchdog-thread.js', '../watchdog-thread.js']

type Options = {
  /** Where the jobs are that were under way. */
  connection: ClientConfig
  /** In milliseconds: after so long without a turn of the event loop the process is ended. */
  limit?: number
}

/**
 * Starts a thread that ends this process with SIGKILL when its event loop has not turned for ten seconds: one input that stops the program must
 * not stop it for good, and whatever runs it (systemd, a container) starts it again. The thread logs what was under
 * way, and marks the jobs among it. A process that is debugged, or was suspended together with its thread, is left alone.
 */
export function startWatchdog({ connection, limit = 10_000 }: Options): { stop(): Promise<void> } {
  const { types: _, ...plainConnection } = connection
  const signals: Signals = new Int32Array(new SharedArrayBuffer(16))
  const workerData: WatchdogData = { signals, underWay: underWayMemory, connection: plainConnection, limit }
  const file = candidates.map((candidate) => join(import.meta.dirname, candidate)).find((path) => existsSync(path))
  if (!file) throw new Error(`The program is incomplete: there is no watchdog-thread beside ${import.meta.dirname}.`)
  const thread = new Worker(file, { env: {}, execArgv: [], workerData })
  thread.unref()
  const turn = () => {
    Atomics.store(signals, 1, inspector.url() ? 1 : 0)
    Atomics.add(signals, 0, 1)
  }
  const timer = setInterval(turn, limit / 10).unref()
  const crash = () => waitForMark(signals)
  process.on('uncaughtExceptionMonitor', crash)
  return {
    async stop() {
      clearInterval(timer)
      process.off('uncaughtExceptionMonitor', crash)
      await thread.terminate()
    },
  }
}
