import { expect, test } from 'vitest'
import { lengthWords, weightWords } from './words.ts'

test.each([
  [0.25, '¼ in', '0.6 cm'],
  [0.5, '½ in', '1.3 cm'],
  [4, '4 in', '10.2 cm'],
  [18.5, '18½ in', '47 cm'],
  [18.6, '18.6 in', '47.2 cm'],
])('a length of %d in is said as %s or %s', (amount, imperial, metric) => {
  expect([lengthWords(amount, 'imperial'), lengthWords(amount, 'metric')]).toEqual([imperial, metric])
})

test('a weight is said in whole pounds or kilograms', () => {
  expect([weightWords(250.4, 'imperial'), weightWords(250.4, 'metric')]).toEqual(['250 lb', '114 kg'])
})
