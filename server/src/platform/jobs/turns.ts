/** Runs work; alone, with nothing of these turns beside it, where that is asked for. */
export type Turns = <Result>(work: () => Promise<Result>, options: { alone: boolean }) => Promise<Result>

/** Lets work run side by side, and some of it alone: what waits to be alone goes before what comes after it. */
export function createTurns(): Turns {
  let running = 0
  let waitingAlone = 0
  let isAlone = false
  let wake = Promise.withResolvers<void>()
  return async (work, { alone }) => {
    if (alone) waitingAlone++
    while (isAlone || (alone ? running > 0 : waitingAlone > 0)) await wake.promise
    if (alone) waitingAlone--
    running++
    isAlone = alone
    try {
      return await work()
    } finally {
      running--
      if (alone) isAlone = false
      wake.resolve()
      wake = Promise.withResolvers<void>()
    }
  }
}
