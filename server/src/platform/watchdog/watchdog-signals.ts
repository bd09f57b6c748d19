import type { ClientConfig } from 'pg'

/** Shared by a process and its watchdog: turns of the loop, whether it is debugged, whether it crashes, whether its jobs are marked. */
export type Signals = Int32Array<SharedArrayBuffer>

export type WatchdogData = {
  signals: Signals
  underWay: SharedArrayBuffer
  connection: ClientConfig
  /** In milliseconds. */
  limit: number
}

/** In milliseconds, for marking jobs in the database. */
export const markTimeout = 3_000

/** Has the watchdog mark the jobs that are under way before this process ends over an error that nothing caught. */
export function waitForMark(signals: Signals): void {
  Atomics.store(signals, 2, 1)
  Atomics.wait(signals, 3, 0, markTimeout + 2_000)
}
