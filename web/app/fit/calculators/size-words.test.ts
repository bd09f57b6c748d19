import { expect, test } from 'vitest'
import { feetInBoth, lengthInBoth, sizeWords } from './calculators.ts'

test.each([
  [{ from: 17, to: 18 }, '17 to 18 in (44 to 45 cm)'],
  [{ from: 33.5, to: 34 }, '33½ to 34 in (86 cm)'],
  [{ from: 18, to: 18 }, '18 in (46 cm)'],
  [{ from: 19 }, '19 in (49 cm) or more'],
  [{ to: 25.5 }, '25½ in (64 cm) or less'],
  [{}, 'Any size'],
])('the sizes %o are told as “%s”: centimetres lie within the inches', (sizes, words) => {
  expect(sizeWords(sizes)).toBe(words)
})

test('a length that is needed is rounded up, one that was measured to the nearest', () => {
  expect([feetInBoth(7.5), feetInBoth(10), lengthInBoth(36)]).toEqual([
    '7½ ft (2.3 m)',
    '10 ft (3.1 m)',
    '36 in (91 cm)',
  ])
})
