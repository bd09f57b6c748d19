import { expect, test, vi } from 'vitest'
import { type Config, readConfig } from '#platform/config'
import type { Server } from '../platform/database/server.ts'
import { ExplainedError } from '../process.ts'
import { Stopped } from '../stop-signal.ts'
import type { Place } from './place.ts'
import { restarter, startPlaces, stopPlaces } from './places.ts'
import { fakeChildren, linesLogged, stopTime, turn } from './testing.ts'

/** A program whose processes are fakes, with a clock that stands still. */
function program(changed: Partial<Config> = {}) {
  stopTime()
  const { lines, log } = linesLogged()
  const stopping = new AbortController()
  const { children, start } = fakeChildren()
  const config = { ...readConfig({ APP_ENV: 'test', PROCESSES: '3' }), ...changed }
  const server = { target: { program: { port: 5 } }, release: vi.fn() } as unknown as Server
  const places: Place[] = []
  const starting = startPlaces({ config, log, server, stopping: stopping.signal, start }, places)
  const begin = async (from = 0) => {
    await turn()
    for (const child of children.slice(from)) child.begin()
    await turn()
  }
  const beginAll = async () => {
    await begin()
    await begin(1)
    await starting
  }
  const roles = () => children.map(({ role }) => role)
  const received = () => children.map((child) => child.received.join(' '))
  return { places, children, server, starting, stopping, log, lines, begin, beginAll, roles, received }
}

test.each<[Config['role'], string[]]>([
  ['all', ['web', 'web', 'web', 'worker']],
  ['web', ['web', 'web', 'web']],
])('for the role %s one process starts alone, and then the others at once', async (role, all) => {
  const { starting, begin, roles } = program({ role })
  await turn()
  expect(roles()).toEqual(['web'])
  await begin()
  expect(roles()).toEqual(all)
  const isOver = vi.fn()
  void starting.then(isOver)
  await turn()
  expect(isOver).not.toHaveBeenCalled()
  await begin(1)
  expect(isOver).toHaveBeenCalledOnce()
})

test.each([1, 2])(
  'a start at which process %i ends before it does its part fails, and explains nothing more',
  async (lost) => {
    const { starting, children, begin } = program()
    const failed = vi.fn()
    void starting.catch(failed)
    await turn()
    if (lost === 2) await begin()
    children[lost - 1]?.end({ code: 1 })
    await begin()
    expect(failed).toHaveBeenCalledExactlyOnceWith(new ExplainedError('a process did not start'))
    expect(children).toHaveLength(lost === 1 ? 1 : 4)
  },
)

test('a start that is stopped has not failed: it ends by the reason of the stop', async () => {
  const { starting, stopping, begin, roles } = program()
  const stopped = expect(starting).rejects.toThrow(new Stopped('SIGTERM'))
  await turn()
  stopping.abort(new Stopped('SIGTERM'))
  await begin()
  await stopped
  expect(roles()).toEqual(['web'])
})

test('a restart puts a new process in the place of one after another, and a second one begins when it is done', async () => {
  const { places, children, stopping, beginAll, log, lines, roles, received } = program({ processes: 2 })
  await beginAll()
  const restart = restarter(places, { log, stopping: stopping.signal })
  lines.length = 0
  restart()
  restart()
  for (const number of [4, 5, 6, 7]) {
    await turn()
    expect(children).toHaveLength(number)
    children[number - 1]?.begin()
  }
  await turn()
  expect(roles()).toEqual(['web', 'web', 'worker', 'web', 'web', 'worker', 'web', 'web'])
  expect(received()).toEqual(['leave', 'leave', 'leave', 'leave', '', '', '', ''])
  const began = { level: 30, msg: 'a process has started' }
  const web = (process: number) => ({ ...began, role: 'web', process })
  expect(lines).toEqual([
    { level: 30, msg: 'restarting' },
    ...[web(4), web(5), { ...began, role: 'worker', process: 6 }],
    { level: 30, msg: 'restarted' },
    { level: 30, msg: 'restarting' },
    web(7),
  ])
})

test('a restart is given up where a new process does not start: those that were there go on, and it can be asked for again', async () => {
  const { places, children, stopping, beginAll, log, lines, received } = program({ processes: 2 })
  await beginAll()
  const restart = restarter(places, { log, stopping: stopping.signal })
  restart()
  await turn()
  lines.length = 0
  children[3]?.end({ code: 1 })
  await turn()
  expect(lines).toEqual([{ level: 50, msg: 'the restart was given up: a new process did not start' }])
  expect(received()).toEqual(['', '', '', ''])
  restart()
  await turn()
  expect(children).toHaveLength(5)
})

test('a restart in which the program is asked to stop goes no further, and says nothing of it', async () => {
  const { places, children, stopping, beginAll, log, lines } = program({ processes: 2 })
  await beginAll()
  lines.length = 0
  restarter(places, { log, stopping: stopping.signal })()
  await turn()
  stopping.abort(new Stopped('SIGTERM'))
  children[3]?.end({ signal: 'SIGTERM' })
  await turn()
  expect(lines).toEqual([{ level: 30, msg: 'restarting' }])
  expect(children).toHaveLength(4)
})

test('all processes end at once, and the database is released after the last', async () => {
  const { places, children, server, beginAll, received } = program({ processes: 2 })
  await beginAll()
  const release = Promise.withResolvers<void>()
  vi.mocked(server.release).mockReturnValue(release.promise)
  const isOver = vi.fn()
  void stopPlaces(places, server).then(isOver)
  expect(received()).toEqual(['SIGTERM', 'SIGTERM', 'SIGTERM'])
  for (const child of children) {
    expect(server.release).not.toHaveBeenCalled()
    child.end({ signal: 'SIGTERM' })
    await turn()
  }
  expect([vi.mocked(server.release).mock.calls.length, isOver.mock.calls.length]).toEqual([1, 0])
  release.resolve()
  await turn()
  expect(isOver).toHaveBeenCalledOnce()
})

test('a process that has to be killed after 25 seconds makes the stop unclean, and the database is released all the same', async () => {
  const { places, children, server, beginAll, received } = program({ processes: 2 })
  await beginAll()
  const failed = expect(stopPlaces(places, server)).rejects.toThrow('a process did not end in order')
  for (const child of children.slice(1)) child.end({ code: 0 })
  await vi.advanceTimersByTimeAsync(24_999)
  expect(received()).toEqual(['SIGTERM', 'SIGTERM', 'SIGTERM'])
  await vi.advanceTimersByTimeAsync(1)
  expect(received()).toEqual(['SIGTERM SIGKILL', 'SIGTERM', 'SIGTERM'])
  children[0]?.end({ signal: 'SIGKILL' })
  await failed
  expect(server.release).toHaveBeenCalledOnce()
})

test('a stop before anything was reached ends nothing', async () => {
  await expect(stopPlaces([], undefined)).resolves.toBeUndefined()
})
