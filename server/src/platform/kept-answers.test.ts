import { afterAll, expect, test } from 'vitest'
import { testProgram } from '../testing.ts'
import { shiftedClock } from './clock.ts'
import { KeptAnswers } from './kept-answers.ts'

const program = await testProgram()
afterAll(program.close)
const begun = program.ctx.clock.now()
const later = (milliseconds: number) => ({ ...program.ctx, clock: shiftedClock({ now: () => begun }, milliseconds) })

const second = 1000
const never = () => new Promise<string>(() => {})
const failing = () => Promise.reject(new Error('away'))

/** A question that is answered when the test says so. */
function question() {
  let answered: (answer: string) => void = () => {}
  let failed: (error: Error) => void = () => {}
  const asking = new Promise<string>((resolve, reject) => {
    answered = resolve
    failed = reject
  })
  return { ask: () => asking, answered, failed }
}

test('an answer holds for its time, from when it was asked for', async () => {
  const kept = new KeptAnswers<string>({ name: 'test', holds: second })
  expect(await kept.get(later(0), '', async () => 'one')).toBe('one')
  expect(await kept.get(later(900), '', async () => 'two')).toBe('one')
  expect(await kept.get(later(1100), '', async () => 'two')).toBe('two')
  expect(await kept.get(later(-60 * second), '', async () => 'set back')).toBe('set back')
})

test('while the next answer is long in coming everybody gets the one before, and it is asked for once', async () => {
  const kept = new KeptAnswers<string>({ name: 'test', holds: second, patience: 5 })
  await kept.get(later(0), '', async () => 'one')
  const two = question()
  let asked = 0
  const ask = () => {
    asked += 1
    return two.ask()
  }
  const visitors = Array.from({ length: 8 }, (_, at) => kept.get(later((at + 2) * second), '', ask))
  expect(await Promise.all(visitors)).toEqual(Array(8).fill('one'))
  expect(asked).toBe(1)
  two.answered('two')
  await two.ask()
  expect(await kept.get(later(2 * second), '', never)).toBe('two')
})

test('a failure leaves the answer before standing until its time comes again; without one it is told', async () => {
  const kept = new KeptAnswers<string>({ name: 'test', holds: second, patience: 500 })
  await expect(kept.get(later(0), '', failing)).rejects.toThrow('away')
  expect(await kept.get(later(0), '', async () => 'one')).toBe('one')
  expect(await kept.get(later(2 * second), '', failing)).toBe('one')
  expect(await kept.get(later(2 * second), '', async () => 'two')).toBe('one')
  expect(await kept.get(later(4 * second), '', async () => 'two')).toBe('two')
})

test('an older question that fails takes nothing from a newer one', async () => {
  const kept = new KeptAnswers<string>({ name: 'test', holds: second, most: 1 })
  const old = question()
  const asked = kept.get(later(0), 'a', old.ask)
  await kept.get(later(0), 'b', async () => 'b')
  await kept.get(later(0), 'a', async () => 'newer')
  old.failed(new Error('late'))
  await expect(asked).rejects.toThrow('late')
  expect(await kept.get(later(0), 'a', never)).toBe('newer')
})

test('what is forgotten is asked anew at once, and an older question that is still open does not bring it back', async () => {
  const kept = new KeptAnswers<string>({ name: 'test', holds: second, patience: 500 })
  await kept.get(later(0), '', async () => 'none')
  kept.forget(later(0), '')
  expect(await kept.get(later(0), '', async () => 'one')).toBe('one')
  const old = question()
  const asked = kept.get(later(2 * second), '', old.ask)
  kept.forget(later(2 * second), '')
  expect(await kept.get(later(2 * second), '', async (before) => `after ${before}`)).toBe('after one')
  old.answered('as it was')
  await asked
  expect(await kept.get(later(2 * second), '', never)).toBe('after one')
})

test('for a time beyond its own an answer is renewed behind everybody’s back', async () => {
  const kept = new KeptAnswers<string>({ name: 'test', holds: second, behind: second, patience: 100_000 })
  await kept.get(later(0), '', async () => 'one')
  expect(await kept.get(later(1500), '', never)).toBe('one')
})

test('only so many questions are remembered, and an answer without patience does not stand in', async () => {
  const kept = new KeptAnswers<string>({ name: 'test', holds: second, most: 2 })
  for (const name of ['a', 'b', 'c']) await kept.get(later(0), name, async () => name)
  expect(['a', 'b', 'c'].map((name) => kept.has(later(0), name))).toEqual([false, true, true])
  await expect(kept.get(later(2 * second), 'b', failing)).rejects.toThrow('away')
})
