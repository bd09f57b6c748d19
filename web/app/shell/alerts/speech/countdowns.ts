import { type Countdown, countdown } from './countdown.ts'

/** Timers by an id, which wait together. */
export class Countdowns {
  #isWaiting = false
  readonly #timers = new Map<number, Countdown>()

  /** Calls when this time is over, in milliseconds. One that runs already goes on as it began. */
  start(id: number, milliseconds: number, done: () => void): void {
    if (this.#timers.has(id)) return
    const timer = countdown(milliseconds, () => {
      this.#timers.delete(id)
      done()
    })
    this.#timers.set(id, timer)
    if (!this.#isWaiting) timer.resume()
  }

  cancel(id: number): void {
    this.#timers.get(id)?.pause()
    this.#timers.delete(id)
  }

  clear(): void {
    for (const id of this.#timers.keys()) this.cancel(id)
  }

  pause(): void {
    this.#isWaiting = true
    for (const timer of this.#timers.values()) timer.pause()
  }

  resume(): void {
    this.#isWaiting = false
    for (const timer of this.#timers.values()) timer.resume()
  }
}
