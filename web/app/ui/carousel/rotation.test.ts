import { expect, test } from 'vitest'
import { advanced, interrupted, pressed, started, stopped } from './use-rotation.ts'

test('POST-02 it makes one round and stops', () => {
  const round = [1, 2, 3].reduce(advanced, started(3))
  expect(advanced(advanced(started(3))).playing).toBe(true)
  expect(round.playing).toBe(false)
})

test('POST-02 an interruption stops it for good', () => {
  const interruption = interrupted(started(3), 5000)
  expect(interruption.playing).toBe(false)
  expect(advanced(interruption).playing).toBe(false)
})

test('POST-02 the button stops a rotation that plays and starts one that is stopped', () => {
  expect(pressed(started(3), 5000, 3).playing).toBe(false)
  expect(pressed(stopped, 5000, 3)).toEqual(started(3))
})

test('POST-02 reaching for Stop, which itself interrupts, does not start it again', () => {
  const reached = interrupted(started(3), 5000)
  expect(pressed(reached, 5600, 3).playing).toBe(false)
  expect(pressed(reached, 6500, 3).playing).toBe(true)
})
