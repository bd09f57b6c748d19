/** The reason of a stop: the signal that asked the program to end. */
export class Stopped extends Error {
  readonly signal: string

  constructor(signal: string) {
    super(`stopped by ${signal}`)
    this.signal = signal
  }
}

const endingSignals = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
type EndingSignal = (typeof endingSignals)[number]

/**
 * Returns a signal that is aborted with `Stopped` at the first SIGTERM, SIGINT or SIGHUP from here on, or at the first of those that
 * are named; none of the three ends the process by itself any more.
 */
export function stopSignal(stopAt: readonly EndingSignal[] = endingSignals): AbortSignal {
  const stopping = new AbortController()
  for (const signal of endingSignals) {
    process.on(signal, () => {
      if (stopAt.includes(signal)) stopping.abort(new Stopped(signal))
    })
  }
  return stopping.signal
}
