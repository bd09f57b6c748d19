import { afterAll, expect, test } from 'vitest'
import { testProgram } from '../testing.ts'
import { AnswerCache } from './answer-cache.ts'
import { shiftedClock } from './clock.ts'
import { recordReads } from './database/index.ts'
import { respectTimeouts } from './testing-pauses.ts'

const program = await testProgram()
afterAll(program.close)
const start = program.ctx.clock.now()
const later = (milliseconds: number) => ({ ...program.ctx, clock: shiftedClock({ now: () => start }, milliseconds) })

const second = 1000
const never = () => new Promise<string>(() => {})
const failing = () => Promise.reject(new Error('away'))

/** A load that resolves when the test says so. */
function pendingAnswer() {
  let resolveAnswer: (answer: string) => void = () => {}
  let rejectAnswer: (error: Error) => void = () => {}
  const pending = new Promise<string>((resolve, reject) => {
    resolveAnswer = resolve
    rejectAnswer = reject
  })
  return { load: () => pending, answered: resolveAnswer, failed: rejectAnswer }
}

test('an answer is fresh for its ttl, from when it was requested', async () => {
  const cache = new AnswerCache<string>({ name: 'test', ttl: second })
  expect(await cache.get(later(0), '', async () => 'one')).toBe('one')
  expect(await cache.get(later(900), '', async () => 'two')).toBe('one')
  expect(await cache.get(later(1100), '', async () => 'two')).toBe('two')
  expect(await cache.get(later(-60 * second), '', async () => 'set back')).toBe('set back')
})

test('while the next answer takes long everybody gets the previous one, and it is loaded once', async () => {
  respectTimeouts()
  const cache = new AnswerCache<string>({ name: 'test', ttl: second, timeout: 5 })
  await cache.get(later(0), '', async () => 'one')
  const two = pendingAnswer()
  let requests = 0
  const load = () => {
    requests += 1
    return two.load()
  }
  const visitors = Array.from({ length: 8 }, (_, at) => cache.get(later((at + 2) * second), '', load))
  expect(await Promise.all(visitors)).toEqual(Array(8).fill('one'))
  expect(requests).toBe(1)
  two.answered('two')
  await two.load()
  expect(await cache.get(later(2 * second), '', never)).toBe('two')
})

test('after a failure the previous answer stays for another ttl; without one the failure is passed on', async () => {
  const cache = new AnswerCache<string>({ name: 'test', ttl: second, timeout: 500 })
  await expect(cache.get(later(0), '', failing)).rejects.toThrow('away')
  expect(await cache.get(later(0), '', async () => 'one')).toBe('one')
  expect(await cache.get(later(2 * second), '', failing)).toBe('one')
  expect(await cache.get(later(2 * second), '', async () => 'two')).toBe('one')
  expect(await cache.get(later(4 * second), '', async () => 'two')).toBe('two')
})

test('an older load that fails takes nothing from a newer one', async () => {
  const cache = new AnswerCache<string>({ name: 'test', ttl: second, maxEntries: 1 })
  const old = pendingAnswer()
  const pending = cache.get(later(0), 'a', old.load)
  await cache.get(later(0), 'b', async () => 'b')
  await cache.get(later(0), 'a', async () => 'newer')
  old.failed(new Error('late'))
  await expect(pending).rejects.toThrow('late')
  expect(await cache.get(later(0), 'a', never)).toBe('newer')
})

test('an invalidated answer is loaded anew at once, and an older load that is still open does not bring it back', async () => {
  const cache = new AnswerCache<string>({ name: 'test', ttl: second, timeout: 500 })
  await cache.get(later(0), '', async () => 'none')
  cache.invalidate(later(0), '')
  expect(await cache.get(later(0), '', async () => 'one')).toBe('one')
  const old = pendingAnswer()
  const pending = cache.get(later(2 * second), '', old.load)
  cache.invalidate(later(2 * second), '')
  expect(await cache.get(later(2 * second), '', async (before) => `after ${before}`)).toBe('after one')
  old.answered('as it was')
  await pending
  expect(await cache.get(later(2 * second), '', never)).toBe('after one')
})

test('for a time beyond its ttl a stale answer is given while it is renewed', async () => {
  const cache = new AnswerCache<string>({ name: 'test', ttl: second, staleFor: second, timeout: 100_000 })
  await cache.get(later(0), '', async () => 'one')
  expect(await cache.get(later(1500), '', never)).toBe('one')
})

test('only so many entries are stored, and without a timeout no previous answer stands in', async () => {
  const cache = new AnswerCache<string>({ name: 'test', ttl: second, maxEntries: 2 })
  for (const name of ['a', 'b', 'c']) await cache.get(later(0), name, async () => name)
  expect(['a', 'b', 'c'].map((name) => cache.has(later(0), name))).toEqual([false, true, true])
  await expect(cache.get(later(2 * second), 'b', failing)).rejects.toThrow('away')
})

test('an answer is fresh until its ttl is over, to the millisecond, and stale for as long as it may be', async () => {
  const fresh = new AnswerCache<string>({ name: 'test', ttl: second })
  await fresh.get(later(0), '', async () => 'one')
  expect([fresh.has(later(999), ''), fresh.has(later(1000), ''), fresh.has(later(0), 'another')]).toEqual([
    ...[true, false, false],
  ])
  const stale = new AnswerCache<string>({ name: 'test', ttl: second, staleFor: second, timeout: 100_000 })
  await stale.get(later(0), '', async () => 'one')
  expect(await stale.get(later(1999), '', async () => 'two')).toBe('one')
  const older = new AnswerCache<string>({ name: 'test', ttl: second, staleFor: second, timeout: 100_000 })
  await older.get(later(0), '', async () => 'one')
  expect(await older.get(later(2000), '', async () => 'two')).toBe('two')
})

test('a thousand answers are stored where nothing else is said, and the one that was loaded longest ago goes first', async () => {
  const cache = new AnswerCache<string>({ name: 'test', ttl: second })
  const load = (name: number, at = 0) => cache.get(later(at), `${name}`, async () => 'answer')
  for (let name = 0; name < 1000; name++) await load(name)
  expect(cache.has(later(0), '0')).toBe(true)
  await load(0, second)
  await load(1000, second)
  expect([0, 1].map((name) => cache.has(later(name ? 0 : second), `${name}`))).toEqual([true, false])
})

test('an answer that may not be stale is waited for from the moment that it is over', async () => {
  const cache = new AnswerCache<string>({ name: 'test', ttl: second, timeout: 100_000 })
  await cache.get(later(0), '', async () => 'one')
  expect(await cache.get(later(second), '', async () => 'two')).toBe('two')
})

test('what is made of an answer holds for as long as the answer does, and not at all while another stands in', async () => {
  const cache = new AnswerCache<string>({ name: 'test', ttl: second, staleFor: second, timeout: 100_000 })
  const made = async (at: number, load: () => Promise<string>) => {
    const { result, reads } = recordReads(program.ctx.changes.look, () => cache.get(later(at), '', load))
    return [await result, reads.until - start.getTime()]
  }
  expect(await made(0, async () => 'one')).toEqual(['one', second])
  expect(await made(500, never)).toEqual(['one', second])
  expect(await made(1500, never)).toEqual(['one', -start.getTime()])
})
