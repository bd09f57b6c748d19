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
