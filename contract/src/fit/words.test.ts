import { expect, test } from 'vitest'
import { fieldNoun, lengthWords, listed, weightWords } from './words.ts'

test.each([
  [0, '0 in', '0 cm'],
  [0.2175, '¼ in', '0.6 cm'],
  [0.25, '¼ in', '0.6 cm'],
  [0.5, '½ in', '1.3 cm'],
  [4, '4 in', '10.2 cm'],
  [18.5, '18½ in', '47 cm'],
  [18.77, '18¾ in', '47.7 cm'],
  [18.98, '19 in', '48.2 cm'],
  [18.6, '18.6 in', '47.2 cm'],
  [18.64, '18.6 in', '47.3 cm'],
])('a length of %d in is said as %s or %s', (amount, imperial, metric) => {
  expect([lengthWords(amount, 'imperial'), lengthWords(amount, 'metric')]).toEqual([imperial, metric])
})

test('a weight is said in whole pounds or kilograms', () => {
  expect([weightWords(250.4, 'imperial'), weightWords(250.4, 'metric')]).toEqual(['250 lb', '114 kg'])
})

test('a field is called by its noun, and one without by its name', () => {
  expect(fieldNoun('seat_width_in')).toBe('the seat width')
  expect(fieldNoun('lift_inner_width_in')).toBe('lift inner width')
  expect(['rest_lb', 'rest_ft', 'rest'].map(fieldNoun)).toEqual(['rest', 'rest', 'rest'])
})

test('nouns are listed once each, with an and', () => {
  expect([listed([]), listed(['a']), listed(['a', 'b', 'a', 'c'])]).toEqual(['', 'a', 'a, b and c'])
})
