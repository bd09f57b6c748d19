import cluster, { type Worker } from 'node:cluster'
import type { Target } from '../platform/database/server.ts'
import { closeUndelivered } from './close-undelivered.ts'
import { leave, started } from './messages.ts'

// The supervisor takes the connections and passes them on in turn; left to the system, one process gets most of them.
cluster.schedulingPolicy = cluster.SCHED_RR

export type Role = 'web' | 'worker'

/** How a process ended: in order, or by a code or a signal that nobody asked for. `err` says why it could not even be started. */
export type Exit = { code: number | null; signal: string | null; err?: Error }

/** A process of the program under its supervisor. */
export type Child = {
  pid: number
  startedAt: number
  /** Resolves with true once it does its part, with false when it ended before. */
  started: Promise<boolean>
  exited: Promise<Exit>
  /** Tells it that a newer one is there: it takes no more connections, and ends after the last answer. */
  leave(): void
  kill(signal: 'SIGTERM' | 'SIGKILL'): void
}

/** Starts a process for one part of the program, on the database that the supervisor has reached. */
export function startChild(role: Role, database: Target): Child {
  // Its part stands in its command line too, for whoever looks at a list of processes.
  cluster.setupPrimary({ args: [role] })
  const worker = fork()
  if (worker instanceof Promise) return neverStarted(worker)
  const { process: child } = worker
  closeUndelivered(child)
  const exited = new Promise<Exit>((resolve) => worker.once('exit', (code, signal) => resolve({ code, signal })))
  const hasStarted = new Promise<boolean>((resolve) => {
    worker.on('message', (message) => message === started && resolve(true))
    void exited.then(() => resolve(false))
  })
  worker.send({ role, database })
  return {
    pid: Number(child.pid),
    startedAt: performance.now(),
    started: hasStarted,
    exited,
    leave: () => worker.isConnected() && worker.send(leave),
    kill: (signal) => child.kill(signal),
  }
}

/** Resolves with the reason where there is no room for another process: no memory, or too many open files. */
function fork(): Worker | Promise<Error> {
  try {
    const worker = cluster.fork()
    const failed = new Promise<Error>((resolve) => worker.on('error', resolve))
    // After a start an error is one of its channel, as to a dead process.
    return worker.process.pid === undefined ? failed : worker
  } catch (err) {
    return Promise.resolve(err as Error)
  }
}

function neverStarted(reason: Promise<Error>): Child {
  const exited = reason.then((err) => ({ code: 1, signal: null, err }))
  const hasStarted = exited.then(() => false)
  return { pid: 0, startedAt: performance.now(), started: hasStarted, exited, leave: () => {}, kill: () => {} }
}
