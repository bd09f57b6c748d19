import { expect, test } from 'vitest'
import { normalizeNumber } from './normalize-number.ts'

test.each([
  ['300', '300'],
  ['$1,200', '1200'],
  [' 3O0 ', '300'],
  ['l8', '18'],
  ['18.5', '18.5'],
  ['cheap', 'cheap'],
  ['-5', '-5'],
])('"%s" is normalized to "%s"', (text, normalized) => {
  expect(normalizeNumber(text)).toBe(normalized)
})
