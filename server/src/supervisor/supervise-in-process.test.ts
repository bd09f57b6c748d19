import cluster, { type Worker } from 'node:cluster'
import { expect, onTestFinished, test, vi } from 'vitest'
import { addressOf } from '../commands/testing.ts'
import { emptyTestDatabase } from '../platform/database/testing.ts'
import { Stopped } from '../stop-signal.ts'
import { started } from './messages.ts'
import { supervise } from './supervise.ts'
import { fakeForks, forgetListeners } from './testing.ts'

/** Begins to supervise fake processes, on a database of the test's own, in the test's process, which goes on where the program ends. */
async function begin() {
  const database = await emptyTestDatabase()
  onTestFinished(database.close)
  const settings = { APP_ENV: 'test', PROCESSES: '2', LOG_LEVEL: 'silent', PUBLIC_URL: 'https://reable.example' }
  const env = { ...settings, DATABASE_URL: addressOf(database.name) }
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
  const exit = vi.spyOn(process, 'exit').mockImplementation((code) => {
    throw new Error(`exit ${code}`)
  })
  const written: unknown[] = []
  const streams = (['stdout', 'stderr'] as const).map((name) =>
    vi.spyOn(process[name], 'write').mockImplementation((words) => Boolean(written.push([name, words]))),
  )
  const { isTTY } = process.stdout
  process.stdout.isTTY = true
  onTestFinished(() => {
    for (const spy of [exit, ...streams]) spy.mockRestore()
    process.stdout.isTTY = isTTY
    vi.unstubAllEnvs()
  })
  forgetListeners(cluster, 'exit', 'message')
  const workers = fakeForks()
  const [asked, gone, onHangUp] = [new AbortController(), new AbortController(), vi.fn()]
  const ended = supervise(asked.signal, { gone: gone.signal, onHangUp }).catch(({ message }) => message)
  await expect.poll(() => workers).toHaveLength(1)
  return { workers, asked, gone, onHangUp, ended, written }
}

type Supervised = Awaited<ReturnType<typeof begin>>

const say = (worker: Supervised['workers'][number] | undefined, message: unknown) => {
  worker?.emit('message', message)
  cluster.emit('message', worker as unknown as Worker, message)
}

async function beginAll(): Promise<Supervised> {
  const supervised = await begin()
  const { workers, onHangUp } = supervised
  say(workers[0], started)
  await expect.poll(() => workers).toHaveLength(3)
  expect(onHangUp).not.toHaveBeenCalled()
  for (const worker of workers.slice(1)) say(worker, started)
  await expect.poll(() => onHangUp.mock.calls).toHaveLength(1)
  return supervised
}

test('a terminal is told the address once the first process serves; processes hear of each other, and restart at SIGHUP', async () => {
  const { workers, onHangUp, asked, ended, written } = await beginAll()
  expect(written).toEqual([['stdout', '\nReable is open at https://reable.example\n\n']])
  say(workers[1], { relayed: 'question', id: 4 })
  expect(workers[1]?.sent.at(-1)).toMatchObject({ relayed: 'asked', id: 4 })
  onHangUp.mock.calls[0]?.[0]()
  await expect.poll(() => workers.map(({ args }) => args?.[0])).toEqual(['web', 'web', 'worker', 'web'])
  asked.abort(new Stopped('SIGTERM'))
  for (const worker of workers) worker.emit('exit', 0, null)
  expect(await ended).toBe('exit 0')
})

test('when the terminal is gone the program ends, with 1 where a process did not end in order', async () => {
  const { workers, gone, ended } = await beginAll()
  gone.abort(new Stopped('SIGHUP'))
  await expect.poll(() => workers.map(({ signals }) => signals)).toEqual(Array(3).fill(['SIGTERM']))
  for (const worker of workers) worker.emit('exit', 3, null)
  expect(await ended).toBe('exit 1')
})

test('a start at which a process ends before it serves leaves the words to that process, and ends with 1', async () => {
  const { workers, ended, written } = await begin()
  workers[0]?.emit('exit', 1, null)
  expect([await ended, workers.length, written]).toEqual(['exit 1', 1, []])
})

test('a stop has 50 seconds in all', async () => {
  const { asked } = await beginAll()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  asked.abort(new Stopped('SIGTERM'))
  await vi.advanceTimersByTimeAsync(49_999)
  expect(process.exit).not.toHaveBeenCalled()
  expect(() => vi.advanceTimersByTime(1)).toThrow('exit 1')
})
