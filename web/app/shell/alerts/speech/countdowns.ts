import { type Countdown, countdown } from './countdown.ts'

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
