import cluster, { type Worker } from 'node:cluster'
import { EventEmitter } from 'node:events'
import { syncBuiltinESMExports } from 'node:module'
import timers from 'node:timers/promises'
import { pino } from 'pino'
import { onTestFinished, vi } from 'vitest'
import type { Target } from '../platform/database/server.ts'
import type { Child, Exit, Role } from './child.ts'

/** A process of which a test says when it does its part and how it ends; `received` is what it was told. */
export type FakeChild = Child & {
  role: Role
  received: string[]
  begin: () => void
  end: (exit?: Partial<Exit>) => void
}

/** What starts such processes, each with a number of its own, and all that were started. */
export function fakeChildren() {
  const children: FakeChild[] = []
  const start = (role: Role, _database: Target): Child => {
    const [hasStarted, hasEnded] = [Promise.withResolvers<boolean>(), Promise.withResolvers<Exit>()]
    const received: string[] = []
    const child: FakeChild = {
      role,
      received,
      pid: children.length + 1,
      startedAt: performance.now(),
      started: hasStarted.promise,
      exited: hasEnded.promise,
      leave: () => void received.push('leave'),
      kill: (signal) => void received.push(signal),
      begin: () => hasStarted.resolve(true),
      end: (exit) => {
        hasStarted.resolve(false)
        hasEnded.resolve({ code: null, signal: null, ...exit })
      },
    }
    children.push(child)
    return child
  }
  return { children, start }
}

/** A log and its lines, without their times. */
export function linesLogged() {
  const lines: Record<string, unknown>[] = []
  const log = pino({ base: undefined, timestamp: false }, { write: (line: string) => lines.push(JSON.parse(line)) })
  return { lines, log }
}

/** For the rest of a test time passes as `vi.advanceTimersByTimeAsync` says, for promised timers too; `turn` lets none pass. */
export function stopTime() {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const spy = vi.spyOn(timers, 'setTimeout').mockImplementation((milliseconds, value, { signal } = {}) => {
    const { promise, resolve, reject } = Promise.withResolvers<never>()
    setTimeout(() => resolve(value as never), milliseconds)
    const stop = () => reject(signal?.reason)
    if (signal?.aborted) stop()
    else signal?.addEventListener('abort', stop)
    return promise
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    vi.useRealTimers()
    spy.mockRestore()
    syncBuiltinESMExports()
  })
}

export const turn = () => vi.advanceTimersByTimeAsync(0)

/** Takes away, after a test, who listens to `events` of `emitter` since this was called. */
export function forgetListeners(emitter: NodeJS.EventEmitter, ...events: string[]): void {
  const before = new Set(events.flatMap((event) => emitter.listeners(event)))
  onTestFinished(() => {
    for (const event of events)
      for (const listener of emitter.listeners(event))
        if (!before.has(listener)) emitter.off(event, listener as (...all: unknown[]) => void)
  })
}

/** A process as Node's cluster starts it: `sent` is what it was sent, and `emit` says what happens to it. */
export function fakeWorker(pid: number) {
  const [sent, signals]: [unknown[], string[]] = [[], []]
  const child = Object.assign(new EventEmitter(), {
    pid,
    send: (message: unknown) => sent.push(message),
    kill: (signal: string) => signals.push(signal),
  })
  const channel = { open: true }
  const worker = Object.assign(new EventEmitter(), {
    id: pid,
    process: child,
    isConnected: () => channel.open,
    send: child.send,
  })
  return Object.assign(worker, { sent, signals, channel })
}

/** For the rest of a test whatever is started is such a process; returns them, each with the arguments that it was started with. */
export function fakeForks() {
  const workers: (ReturnType<typeof fakeWorker> & { args: readonly string[] | undefined })[] = []
  const fork = vi.spyOn(cluster, 'fork').mockImplementation(() => {
    const worker = Object.assign(fakeWorker(workers.length + 1), { args: cluster.settings.args })
    workers.push(worker)
    return worker as unknown as Worker
  })
  onTestFinished(() => fork.mockRestore())
  return workers
}
