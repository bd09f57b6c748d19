import { type Countdown, countdown } from './countdown.ts'

/** Timers by an id, which wait together. */
export class Countdowns {
  #isWaiting = false
  readonly #running = new Map<number, Countdown>()

  /** Calls when this time is over, in milliseconds. One that runs already goes on as it began. */
  start(id: number, time: number, done: () => void): void {
    if (this.#running.has(id)) return
    const own = countdown(time, () => {
      this.#running.delete(id)
      done()
    })
    this.#running.set(id, own)
    if (!this.#isWaiting) own.go()
  }

  drop(id: number): void {
    this.#running.get(id)?.hold()
    this.#running.delete(id)
  }

  clear(): void {
    for (const id of this.#running.keys()) this.drop(id)
  }

  hold(): void {
    this.#isWaiting = true
    for (const running of this.#running.values()) running.hold()
  }

  go(): void {
    this.#isWaiting = false
    for (const resting of this.#running.values()) resting.go()
  }
}
