import { expect, test } from 'vitest'
import { signUpWords } from './ask-about-sign-up.tsx'

const at = '2026-11-29T10:12:00.000-07:00'
const sameDay = new Date('2026-11-29T20:00:00Z')

test.each([
  ['Chrome on Windows', sameDay, 'You signed up on Chrome, Windows, at 10:12. Was that you?'],
  ['A program', sameDay, 'You signed up on another device at 10:12. Was that you?'],
  [null, new Date('2026-12-01T20:00:00Z'), 'You signed up on another device at 10:12 on Nov 29. Was that you?'],
])('a sign-up on %s is asked about by its device and time, and by its day once that is over', (device, now, words) => {
  expect(signUpWords({ at, device }, now)).toBe(words)
})
