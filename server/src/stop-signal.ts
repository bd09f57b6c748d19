/** The reason of a stop: the signal that asked the program to end. */
export class Stopped extends Error {
  readonly signal: string

  constructor(signal: string) {
    super(`stopped by ${signal}`)
    this.signal = signal
  }
}

/**
 * Returns a signal that is aborted with `Stopped` at the first SIGTERM, SIGINT or SIGHUP from here on; none of them ends the process
 * by itself any more.
 */
export function stopSignal(): AbortSignal {
  const stopping = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    process.on(signal, () => stopping.abort(new Stopped(signal)))
  }
  return stopping.signal
}
