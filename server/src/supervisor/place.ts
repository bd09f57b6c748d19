import { setTimeout as delay } from 'node:timers/promises'
import type { Log } from '#platform/log'
import type { Target } from '../platform/database/server.ts'
import type { Child, Exit, Role, startChild } from './child.ts'

type Settings = { role: Role; database: Target; log: Log; stopping: AbortSignal; start: typeof startChild }

/** In milliseconds: before a process is started again, twice as long after each that did not last. */
const firstPause = 100
const longestPause = 30_000
const lastingTime = 60_000

/**
 * The place of one process: whoever ends unasked is started again, and a newer one takes the place of one that works. What is done
 * to a place is done one after another.
 */
export class Place {
  readonly #settings: Settings
  readonly #ended = new AbortController()
  /** Aborted when the program stops, or this place alone. */
  readonly #stopping: AbortSignal
  /** All of them that run: the newest, and those that leave. */
  readonly #children = new Set<Child>()
  #current: Child | undefined
  #pause = firstPause
  #queue: Promise<unknown> = Promise.resolve()

  constructor(settings: Settings) {
    this.#settings = settings
    this.#stopping = AbortSignal.any([settings.stopping, this.#ended.signal])
  }

  /**
   * Starts a process; one that was there before leaves once the new one does its part. False when the new one ended before: the
   * other goes on.
   */
  fill(): Promise<boolean> {
    return this.#inTurn(() => this.#takeOver())
  }

  /** Asks every process to end, kills those that take longer than `timeout`, in ms, and returns whether all ended in order. */
  async stop(timeout: number): Promise<boolean> {
    this.#ended.abort()
    const exits = await Promise.all([...this.#children].map((child) => end(child, timeout)))
    return exits.every(({ code, signal }) => code === 0 || signal === 'SIGTERM')
  }

  async #takeOver(): Promise<boolean> {
    const { role, database, log, start } = this.#settings
    const stopping = this.#stopping
    if (stopping.aborted) return false
    const before = this.#current
    const child = start(role, database)
    this.#children.add(child)
    void child.exited.then((exit) => {
      this.#children.delete(child)
      if (exit.err) log.error({ role, err: exit.err }, 'a process could not be started')
      return this.#inTurn(() => this.#startAgain(child, exit))
    })
    if (!(await child.started) || stopping.aborted) return false
    this.#current = child
    log.info({ role, process: child.pid }, 'a process has started')
    before?.leave()
    return true
  }

  /** Tries until a process does its part, with a pause that grows from one to the next; not where a newer one works already. */
  async #startAgain(lost: Child, exit: Exit): Promise<void> {
    const { role, log } = this.#settings
    const stopping = this.#stopping
    if (performance.now() - lost.startedAt > lastingTime) this.#pause = firstPause
    while (this.#current === lost && !stopping.aborted) {
      log.error({ role, process: lost.pid, ...exit, pause: this.#pause }, 'a process ended and is started again')
      await delay(this.#pause, undefined, { signal: stopping }).catch(() => {})
      this.#pause = Math.min(this.#pause * 2, longestPause)
      await this.#takeOver()
    }
  }

  #inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = this.#queue.then(work)
    this.#queue = result.catch(() => {})
    return result
  }
}

async function end(child: Child, timeout: number) {
  child.kill('SIGTERM')
  const killing = setTimeout(() => child.kill('SIGKILL'), timeout)
  const exit = await child.exited
  clearTimeout(killing)
  return exit
}
