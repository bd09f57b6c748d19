import { expect, test } from 'vitest'
import { normalizeCount } from './normalize-count.ts'

test.each([
  ['12 months', '12'],
  ['1 month', '1'],
  [' 2O19 ', '2019'],
  ['about 18', 'about 18'],
  ['', ''],
])('the number “%s” becomes “%s” when the field is left', (typed, normalized) => {
  expect(normalizeCount(typed)).toBe(normalized)
})
