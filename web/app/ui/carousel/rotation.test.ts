import { expect, test } from 'vitest'
import { interrupted, pressed, started } from './use-rotation.ts'

test('POST-02 reaching for Stop, which itself interrupts, does not start it again', () => {
  const reached = interrupted(started(3), 5000)
  expect(pressed(reached, 5600, 3).playing).toBe(false)
  expect(pressed(reached, 6500, 3).playing).toBe(true)
})
