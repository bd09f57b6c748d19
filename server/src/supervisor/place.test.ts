import { expect, test, vi } from 'vitest'
import type { Exit } from './child.ts'
import { Place } from './place.ts'
import { fakeChildren, linesLogged, stopTime, turn } from './testing.ts'

/** A place whose processes are fakes, with a clock that stands still. */
function emptyPlace() {
  stopTime()
  const { lines, log } = linesLogged()
  const stopping = new AbortController()
  const { children, start } = fakeChildren()
  const databases: unknown[] = []
  const place = new Place({
    ...{ role: 'web', database: { program: { port: 5 } }, log, stopping: stopping.signal },
    start: (role, database) => {
      databases.push(database)
      return start(role, database)
    },
  })
  const child = (number: number) => children[number - 1] as (typeof children)[number]
  const begin = async (number: number) => {
    child(number).begin()
    await turn()
  }
  const end = async (number: number, exit?: Partial<Exit>) => {
    child(number).end(exit)
    await turn()
  }
  /** Fills the place with a process that does its part. */
  const work = async () => {
    const filled = place.fill()
    await turn()
    await begin(children.length)
    return filled
  }
  return { place, children, databases, child, begin, end, work, lines, stop: () => stopping.abort() }
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
const hasStarted = (process: number) => ({ level: 30, role: 'web', process, msg: 'a process has started' })
const isLost = (process: number, pause: number, exit = {}) => {
  const ended = { code: null, signal: null, ...exit }
  return { level: 50, role: 'web', process, ...ended, pause, msg: 'a process ended and is started again' }
}

test('the process that was there leaves once the new one does its part, and what ends then is not started again', async () => {
  const { place, children, databases, child, begin, end, work, lines } = emptyPlace()
  expect(await work()).toBe(true)
  const filled = place.fill()
  await turn()
  expect([children.length, child(1).received]).toEqual([2, []])
  await begin(2)
  expect([await filled, child(1).received, child(2).received]).toEqual([true, ['leave'], []])
  await end(1, { code: 0 })
  await pass(100_000)
  expect(children.map(({ role }) => role)).toEqual(['web', 'web'])
  expect(databases).toEqual([{ program: { port: 5 } }, { program: { port: 5 } }])
  expect(lines).toEqual([hasStarted(1), hasStarted(2)])
})

test('where the new one ends before it does its part the other goes on, and is started again once it ends as well', async () => {
  const { place, children, child, end, work, lines } = emptyPlace()
  await work()
  const filled = place.fill()
  await turn()
  await end(2, { code: 1, err: new Error('spawn EMFILE') })
  expect(await filled).toBe(false)
  await pass(100_000)
  expect([children.length, child(1).received]).toEqual([2, []])
  await end(1)
  const whyNot = { level: 50, role: 'web', err: expect.objectContaining({ message: 'spawn EMFILE' }) }
  expect(lines).toEqual([hasStarted(1), { ...whyNot, msg: 'a process could not be started' }, isLost(1, 100)])
})

test('what is done to a place is done one after another', async () => {
  const { place, children, begin, end, work, child } = emptyPlace()
  await work()
  const both = Promise.all([place.fill(), place.fill()])
  await turn()
  expect(children).toHaveLength(2)
  await end(1)
  await pass(100)
  expect(children).toHaveLength(2)
  await begin(2)
  expect(children).toHaveLength(3)
  await begin(3)
  expect(await both).toEqual([true, true])
  await pass(100_000)
  expect([children.length, child(2).received]).toEqual([3, ['leave']])
})

test('a process that ends is started again after 100 ms, then after twice as long each time, and after 30 seconds at most', async () => {
  const { children, begin, end, work, lines } = emptyPlace()
  await work()
  const pauses = [100, 200, 400, 800, 1_600, 3_200, 6_400, 12_800, 25_600, 30_000, 30_000]
  for (const [at, pause] of pauses.entries()) {
    // Only the first did its part.
    await end(at + 1, { signal: 'SIGKILL' })
    expect(lines.at(-1)).toEqual(isLost(1, pause, { signal: 'SIGKILL' }))
    await pass(pause - 1)
    expect(children).toHaveLength(at + 1)
    await pass(1)
    expect(children).toHaveLength(at + 2)
  }
  await begin(12)
  await pass(100_000)
  expect(children).toHaveLength(12)
  expect(lines.at(-1)).toEqual(hasStarted(12))
})

test.each([
  [60_000, 400],
  [60_001, 100],
])('of a process that lasted %i ms the next pause is %i ms', async (lasted, pause) => {
  const { begin, end, work, lines } = emptyPlace()
  await pass(7)
  await work()
  for (const [number, before] of [
    [1, 100],
    [2, 200],
  ] as const) {
    await end(number)
    await pass(before)
    await begin(number + 1)
  }
  await pass(lasted)
  await end(3)
  expect(lines.at(-1)).toEqual(isLost(3, pause))
})

test.each<[string, boolean, Partial<Exit>[]]>([
  ['all end by code 0 or by the signal that they were sent', true, [{ code: 0 }, { signal: 'SIGTERM' }]],
  ['one ends by another code', false, [{ code: 0 }, { code: 1 }]],
  ['one ends by another signal', false, [{ signal: 'SIGKILL' }, { code: 0 }]],
])(
  'a stop ends the newest process and the one that leaves, and is in order: where %s',
  async (_title, inOrder, exits) => {
    const { place, children, begin, end, work, lines } = emptyPlace()
    await work()
    await end(1, { code: 1 })
    await pass(100)
    await begin(2)
    await work()
    const stopped = place.stop(5_000)
    expect(children.map(({ received }) => received)).toEqual([['leave'], ['leave', 'SIGTERM'], ['SIGTERM']])
    await end(2, exits[0])
    await end(3, exits[1])
    expect(await stopped).toBe(inOrder)
    await pass(100_000)
    expect(children.map(({ received }) => received)).toEqual([['leave'], ['leave', 'SIGTERM'], ['SIGTERM']])
    expect(lines.at(-1)).toEqual(hasStarted(3))
    const filled = place.fill()
    await turn()
    expect(children).toHaveLength(3)
    expect(await filled).toBe(false)
  },
)

test('a process that takes longer to end than it may is killed', async () => {
  const { place, child, end, work } = emptyPlace()
  await work()
  const stopped = place.stop(5_000)
  await pass(4_999)
  expect(child(1).received).toEqual(['SIGTERM'])
  await pass(1)
  expect(child(1).received).toEqual(['SIGTERM', 'SIGKILL'])
  await end(1, { signal: 'SIGKILL' })
  expect(await stopped).toBe(false)
})

test('a process that begins while the program stops takes no place', async () => {
  const { place, child, begin, work, lines, stop } = emptyPlace()
  await work()
  const filled = place.fill()
  await turn()
  stop()
  await begin(2)
  expect([await filled, child(1).received, lines]).toEqual([false, [], [hasStarted(1)]])
})

test('nothing is started again once the program stops, nor what waited for its pause', async () => {
  const { children, end, work, lines, stop } = emptyPlace()
  await work()
  await end(1)
  await pass(50)
  stop()
  await pass(100_000)
  expect([children.length, lines.length]).toEqual([1, 2])
})
