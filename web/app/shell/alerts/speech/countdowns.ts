/** Timers by an id, which are paused and resumed together. */
export class Countdowns {
  #isPaused = false
  readonly #timers = new Map<number, Countdown>()

  /** Calls `done` when this time, in milliseconds, is over. A timer that already runs under this id goes on unchanged. */
  start(id: number, milliseconds: number, done: () => void): void {
    if (this.#timers.has(id)) return
    const timer = countdown(milliseconds, () => {
      this.#timers.delete(id)
      done()
    })
    this.#timers.set(id, timer)
    if (!this.#isPaused) timer.resume()
  }

  cancel(id: number): void {
    this.#timers.get(id)?.pause()
    this.#timers.delete(id)
  }

  clear(): void {
    for (const id of this.#timers.keys()) this.cancel(id)
  }

  pause(): void {
    this.#isPaused = true
    for (const timer of this.#timers.values()) timer.pause()
  }

  resume(): void {
    this.#isPaused = false
    for (const timer of this.#timers.values()) timer.resume()
  }
}

/** A timer that can be paused: `resume` runs the rest of its time. It is paused at first. */
type Countdown = { resume: () => void; pause: () => void }

function countdown(milliseconds: number, done: () => void): Countdown {
  let remaining = milliseconds
  let since = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  return {
    resume() {
      if (timer !== undefined) return
      since = Date.now()
      timer = setTimeout(done, remaining)
    },
    pause() {
      if (timer === undefined) return
      clearTimeout(timer)
      timer = undefined
      remaining -= Date.now() - since
    },
  }
}
