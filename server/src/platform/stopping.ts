/** Resolves when the program is asked to end. */
export function untilStopped(stopping: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (stopping.aborted) resolve()
    else stopping.addEventListener('abort', () => resolve(), { once: true })
  })
}

/**
 * Resolves as the work does, or rejects with the reason of the stop when that comes first. Only for work that
 * leaves nothing behind when the process ends in the middle of it.
 */
export function unlessStopped<Result>(work: Promise<Result>, stopping: AbortSignal | undefined): Promise<Result> {
  if (!stopping) return work
  const stopped = untilStopped(stopping).then(() => {
    throw stopping.reason
  })
  return Promise.race([work, stopped])
}
