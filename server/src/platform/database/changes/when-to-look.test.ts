import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { Statements } from '../statements.ts'
import { Changes } from './changes.ts'

type Row = { snapshot: string; tables: string[] }

/** A program's knowledge of changes on a clock that is passed on by hand; each look waits for the answer that it is given. */
function program() {
  let now = 0
  const looks: PromiseWithResolvers<Row[]>[] = []
  const read = (() => {
    looks.push(Promise.withResolvers<Row[]>())
    return looks.at(-1)?.promise
  }) as Statements
  const changes = new Changes(read, () => now)
  const answer = async (at: number, tables: string[] = []) => {
    looks[at]?.resolve([{ snapshot: String(at), tables }])
    // What follows from it is done before the next turn.
    await nextTurn()
  }
  /** Looks at once, and has the answer. */
  const look = async (tables: string[] = []) => {
    changes.isCurrent()
    await answer(looks.length - 1, tables)
  }
  return { changes, looks, look, answer, pass: (milliseconds: number) => (now += milliseconds) }
}

test('a look is as good as new for 0.4 s, is renewed then while nobody waits, and is too old after 0.9 s', async () => {
  const { changes, looks, look, pass } = program()
  await look()
  pass(399)
  expect([changes.isCurrent(), looks.length]).toEqual([true, 1])
  pass(1)
  expect([changes.isCurrent(), looks.length]).toEqual([true, 2])
  pass(499)
  expect([changes.isCurrent(), looks.length]).toEqual([true, 2])
  pass(1)
  expect([changes.isCurrent(), looks.length]).toEqual([false, 2])
})

test('nobody waits for a look for longer than a quarter of a second, and no other is tried at once', async () => {
  const { changes, looks, answer, look, pass } = program()
  await look()
  pass(1_000)
  await changes.refresh()
  expect([changes.isCurrent(), looks.length, changes.look]).toEqual([false, 2, 1])
  pass(399)
  expect([changes.isCurrent(), looks.length]).toEqual([false, 2])
  pass(1)
  changes.isCurrent()
  expect(looks.length).toBe(3)
  await answer(2, ['listings'])
  expect([changes.isCurrent(), changes.look]).toEqual([true, 2])
  // The one that nobody waited for answers after all.
  await answer(1, ['people'])
  expect(changes.look).toBe(2)
  expect(changes.isUnchanged({ look: 1, tables: new Set(['people']) })).toBe(true)
})

test('what was read before a pause of more than ten minutes counts as changed, and what was read at its end does not', async () => {
  const { changes, look, pass } = program()
  const tables = new Set<string>()
  await look()
  pass(10 * 60_000)
  await look()
  expect(changes.isUnchanged({ look: 1, tables })).toBe(true)
  pass(10 * 60_000 + 1)
  await look()
  expect([1, 2, 3].map((look) => changes.isUnchanged({ look, tables }))).toEqual([false, false, true])
})

test('what was read counts as read at the latest look where nothing of it has changed since', async () => {
  const { changes, look, pass } = program()
  await look()
  const reads = { look: changes.look, tables: new Set(['people']), until: 7, openCalls: 0 }
  pass(500)
  await look(['listings'])
  expect(changes.asOfLatestLook(reads)).toEqual({ ...reads, look: 2 })
  pass(500)
  await look(['people'])
  expect(changes.asOfLatestLook(reads)).toBeUndefined()
})
