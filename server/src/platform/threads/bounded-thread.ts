import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Transferable, Worker } from 'node:worker_threads'
import pLimit from 'p-limit'
import type { ThreadAnswer } from './answer-tasks.ts'

type Options = {
  /** Of the file that starts the thread. */
  folder: string
  /** The worker beside that file in the source. */
  source: string
  /** The same in the build: beside the bundle, or one folder above a part of it. */
  built: string
  /** Milliseconds for one task, once the thread has begun. */
  timeout: number
  /** Megabytes. */
  heap: number
  /** Milliseconds that the thread waits for another task before it ends; by default it ends at once. */
  idle?: number
}

/** Milliseconds that a thread may take to begin: on a busy machine many times what it takes else. */
const startTimeout = 30_000

/** Why a task has no result: it took too long or too much memory, the thread ended in the middle of it, or it threw. */
export class ThreadError extends Error {
  readonly reason: 'time' | 'memory' | 'ended' | 'thrown'
  constructor(reason: ThreadError['reason'], cause?: unknown) {
    super(`The task in the thread has no result: ${reason}.`, { cause })
    this.reason = reason
  }
}

/**
 * Runs tasks, one after the other, in a thread that does nothing else and holds no secret. One that takes too long or too much memory
 * ends the thread, and the next one gets another. The worker hands its function to `answerTasks`.
 */
export class BoundedThread<Task, Result> {
  readonly #options: Options
  readonly #oneAtATime = pLimit(1)
  /** Those that have said so. */
  readonly #begun = new WeakSet<Worker>()
  #worker: Worker | undefined
  #idleTimer: NodeJS.Timeout | undefined

  constructor(options: Options) {
    this.#options = options
  }

  /** Throws ThreadError. What is transferred is not copied, and is gone here. */
  run(task: Task, transfer: Transferable[] = []): Promise<Result> {
    return this.#oneAtATime(async () => {
      clearTimeout(this.#idleTimer)
      this.#worker ??= this.#start()
      try {
        return await this.#ask(this.#worker, task, transfer)
      } finally {
        const end = () => this.end()
        if (this.#options.idle) this.#idleTimer = setTimeout(end, this.#options.idle).unref()
        else void end()
      }
    })
  }

  /** Ends the thread, if there is one. */
  async end(): Promise<void> {
    clearTimeout(this.#idleTimer)
    const ending = this.#worker
    this.#worker = undefined
    await ending?.terminate()
  }

  #ask(worker: Worker, task: Task, transfer: Transferable[]): Promise<Result> {
    return new Promise((resolve, reject) => {
      const finish = () => {
        clearTimeout(timer)
        for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event)
        worker.on('error', () => undefined)
      }
      const fail = (error: ThreadError) => {
        finish()
        void this.end()
        reject(error)
      }
      const giveUp = () => fail(new ThreadError('time'))
      const isNew = !this.#begun.has(worker)
      let timer = setTimeout(giveUp, isNew ? startTimeout : this.#options.timeout)
      worker.on('message', (answer: ThreadAnswer<Result>) => {
        if (answer === 'ready') {
          this.#begun.add(worker)
          clearTimeout(timer)
          timer = setTimeout(giveUp, this.#options.timeout)
          return
        }
        finish()
        if ('result' in answer) resolve(answer.result)
        else reject(new ThreadError('thrown', answer.error))
      })
      worker.on('error', (error) => fail(new ThreadError(isOutOfMemory(error) ? 'memory' : 'thrown', error)))
      worker.on('exit', () => fail(new ThreadError('ended')))
      worker.postMessage(task, transfer)
    })
  }

  #start(): Worker {
    const { folder, source, built, heap } = this.#options
    const file = [source, built, join('..', built)].map((one) => join(folder, one)).find((path) => existsSync(path))
    if (!file) throw new Error(`The program is incomplete: there is no ${built} beside ${folder}.`)
    const worker = new Worker(file, {
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: heap, maxYoungGenerationSizeMb: 16 },
    })
    // While a task is under way its time-out keeps the process; a thread that waits for the next does not.
    worker.unref()
    return worker
  }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
