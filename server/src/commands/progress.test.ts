import { expect, test } from 'vitest'
import { showProgress } from './progress.ts'

/** A terminal, or a file, that records its output, and a clock that can be advanced. */
function open(isTTY: boolean, total: number) {
  let written = ''
  let now = 0
  const out = { isTTY, write: (text: string) => (written += text) } as unknown as NodeJS.WriteStream
  const progress = showProgress(out, total, () => now)
  const step = (steps: number, milliseconds: number) => {
    for (let number = 0; number < steps; number += 1) {
      now += milliseconds
      progress.step()
    }
  }
  return { progress, step, written: () => written }
}

test('a file gets a line for every hundred', () => {
  const { step, written } = open(false, 1_250)
  step(250, 1)
  expect(written()).toBe('100 of 1,250\n200 of 1,250\n')
})

test('the minutes that are left follow from those that have gone', () => {
  const { step, written } = open(false, 300)
  step(300, 1_000)
  expect(written()).toBe('100 of 300, about 3 min left\n200 of 300, about 2 min left\n300 of 300\n')
})

test('on a terminal one line rewrites itself, ten times a second at most, and makes room for what stays', () => {
  const { progress, step, written } = open(true, 50)
  step(10, 50)
  expect(written().split('\r\x1b[K').filter(Boolean)).toEqual([1, 3, 5, 7, 9].map((done) => `${done} of 50`))
  progress.print('Row 3 is refused')
  step(1, 1)
  progress.end()
  expect(written().endsWith('\r\x1b[KRow 3 is refused\n\r\x1b[K11 of 50\r\x1b[K')).toBe(true)
})

test('in the first three seconds, and for the last step, no time is said; under a minute none is counted', () => {
  const after = (milliseconds: number, total = 200) => {
    const { step, written } = open(false, total)
    step(100, milliseconds / 100)
    return written()
  }
  expect(after(2_900)).toBe('100 of 200\n')
  expect(after(3_000)).toBe('100 of 200, less than a minute left\n')
  expect(after(3_000, 100)).toBe('100 of 100\n')
  expect(after(59_900)).toBe('100 of 200, less than a minute left\n')
  expect(after(60_000)).toBe('100 of 200, about 1 min left\n')
  expect(after(60_000, 350)).toBe('100 of 350, about 3 min left\n')
})
