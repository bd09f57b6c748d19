import { performance } from 'node:perf_hooks'

/** The part of the time in which a process has something to do that counts as all of it. */
const busyPart = 0.9

/** In milliseconds: what is looked at, and how long it counts. */
const lookEvery = 100

/**
 * Returns whether the process is busy: in the last tenth of a second it had something to do nearly all the time, or somebody waits for a
 * session with the database. A process that only waits for others is not.
 */
export function watchBusy(countQueued: () => number | undefined): () => boolean {
  let before = performance.eventLoopUtilization()
  let seenAt = performance.now()
  let busy = false
  return () => {
    const now = performance.now()
    if (now - seenAt >= lookEvery) {
      const current = performance.eventLoopUtilization()
      busy = performance.eventLoopUtilization(current, before).utilization > busyPart
      before = current
      seenAt = now
    }
    return busy || Boolean(countQueued())
  }
}
