import { expect, test } from 'vitest'
import { createLooks } from './looks.ts'

/** Looks so many milliseconds apart at a loop that has turned so often; returns at which look it is said to stand still. */
function stillAt(looks: { after?: number; turns: number; isDebugged?: boolean }[]): number {
  const standsStill = createLooks({ lookEvery: 1_000, limit: 10_000 })
  let at = 0
  return looks.findIndex(({ after = 1_000, turns, isDebugged = false }) => {
    at += after
    return standsStill({ at, turns, isDebugged })
  })
}

const times = <Look>(count: number, look: Look) => Array<Look>(count).fill(look)

test('a loop that has not turned for ten seconds stands still, and not before', () => {
  expect(stillAt(times(11, { turns: 5 }))).toBe(10)
  expect(stillAt(times(10, { turns: 5 }))).toBe(-1)
})

test('each turn begins the ten seconds anew', () => {
  expect(stillAt([...times(10, { turns: 5 }), ...times(10, { turns: 6 }), { turns: 7 }])).toBe(-1)
})

test('what was suspended, or had no time to look either, does not stand still', () => {
  expect(stillAt([...times(5, { turns: 5 }), { after: 60_000, turns: 5 }, ...times(9, { turns: 5 })])).toBe(-1)
  expect(stillAt(times(100, { after: 2_001, turns: 5 }))).toBe(-1)
  expect(stillAt(times(11, { after: 2_000, turns: 5 }))).toBe(10)
})

test('what is debugged may stand still', () => {
  expect(stillAt(times(100, { turns: 5, isDebugged: true }))).toBe(-1)
})
