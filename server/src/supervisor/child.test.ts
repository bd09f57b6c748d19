import cluster from 'node:cluster'
import { expect, onTestFinished, test, vi } from 'vitest'
import { type Role, startChild } from './child.ts'
import { leave, started } from './messages.ts'
import { fakeForks, fakeWorker, stopTime, turn } from './testing.ts'

const database = { program: { port: 5 } }

/** A process that is about to start, 7 ms after this one. */
function startFake(role: Role = 'web') {
  stopTime()
  const workers = fakeForks()
  vi.advanceTimersByTime(7)
  const child = startChild(role, database)
  const [worker] = workers as [(typeof workers)[number]]
  const states: unknown[] = []
  void child.started.then((has) => states.push(has))
  void child.exited.then((exit) => states.push(exit))
  return { child, worker, states }
}

test('a process is told its part, in its command line too, and the database', () => {
  const { child, worker } = startFake('worker')
  expect([worker.args, worker.sent]).toEqual([['worker'], [{ role: 'worker', database }]])
  expect([child.pid, child.startedAt]).toEqual([1, performance.now()])
  expect(cluster.schedulingPolicy).toBe(cluster.SCHED_RR)
})

test('a process has started once it says so, and ended by the code or signal of its end', async () => {
  const { child, worker, states } = startFake()
  worker.emit('message', { relayed: 'question', id: 1 })
  // Its channel may break before it is known to have ended.
  worker.emit('error', new Error('EPIPE'))
  await turn()
  expect(states).toEqual([])
  worker.emit('message', started)
  await turn()
  expect(states).toEqual([true])
  child.kill('SIGTERM')
  worker.emit('exit', 0, null)
  await turn()
  expect([states, worker.signals]).toEqual([[true, { code: 0, signal: null }], ['SIGTERM']])
})

test('a process that ends before it says that it has started has not', async () => {
  const { child, worker, states } = startFake()
  worker.emit('exit', null, 'SIGKILL')
  await turn()
  expect(states).toContainEqual({ code: null, signal: 'SIGKILL' })
  expect(await child.started).toBe(false)
})

test('a process leaves when it is told to, and is told nothing once its channel is closed', () => {
  const { child, worker } = startFake()
  worker.sent.length = 0
  child.leave()
  expect(worker.sent).toEqual([leave])
  worker.channel.open = false
  child.leave()
  expect(worker.sent).toEqual([leave])
})

test('connections on their way to a process that dies are closed', () => {
  const { worker } = startFake()
  const close = vi.fn()
  ;(worker.process.send as (...all: unknown[]) => void)({ act: 'newconn', seq: 1 }, { close })
  worker.process.emit('exit')
  vi.advanceTimersByTime(100)
  expect(close).toHaveBeenCalledOnce()
})

const noMemory = new Error('spawn ENOMEM')
const noFile = new Error('spawn EMFILE')
const noRoom: [reason: Error, fork: () => unknown][] = [
  [
    noMemory,
    () => {
      throw noMemory
    },
  ],
  [
    noFile,
    () => {
      const worker = Object.assign(fakeWorker(0), { process: { pid: undefined } })
      process.nextTick(() => worker.emit('error', noFile))
      return worker
    },
  ],
]

test.each(noRoom)('a process that cannot even be started has ended by code 1: %s', async (err, failing) => {
  stopTime()
  const fork = vi.spyOn(cluster, 'fork').mockImplementation(failing as typeof cluster.fork)
  onTestFinished(() => fork.mockRestore())
  vi.advanceTimersByTime(7)
  const child = startChild('web', database)
  expect([child.pid, child.startedAt]).toEqual([0, performance.now()])
  expect([await child.started, await child.exited]).toEqual([false, { code: 1, signal: null, err }])
  child.leave()
  child.kill('SIGTERM')
})

test('where the program itself is gone a process has ended at once, and the supervisor goes on', async () => {
  const path = process.execPath
  process.execPath = '/nowhere/node'
  onTestFinished(() => {
    process.execPath = path
  })
  const child = startChild('web', database)
  expect([await child.started, await child.exited]).toEqual([
    false,
    { code: 1, signal: null, err: expect.objectContaining({ code: 'ENOENT' }) },
  ])
  await expect.poll(() => Object.keys(cluster.workers ?? {})).toEqual([])
})
