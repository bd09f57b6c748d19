import { expect, test } from 'vitest'
import { keyOf, partKeys, wordKeys } from './keys.ts'
import { brandIn, brandNameOf, isNear, isWrittenAsName } from './match-card.ts'

test.each([
  ['Drive Medical', 'Drive Medical', true],
  ['Drive Medical Canada', 'Drive Medical', true],
  ['DriveMedical', 'Drive Medical', true],
  ['Medical Drive', 'Drive Medical', false],
  ['Drive', 'Drive Medical', false],
  ['By Drive Medical', 'Drive Medical', false],
  ['Acme', '™', false],
])('whether “%s” as a brand is %s: %s', (said, name, isIt) => {
  expect(brandIn({ words: wordKeys(said), key: keyOf(said) }, brandNameOf(name))).toBe(isIt)
})

test.each([
  ['A rail by Drive Medical, as new', 'Drive Medical', true],
  ['The drive to the medical centre', 'Drive Medical', false],
  ['Made by GF', 'GF', true],
  ['Size X', 'X', false],
])('whether the text “%s” names %s: %s', (text, name, isIt) => {
  expect(brandIn({ words: wordKeys(text), isText: true }, brandNameOf(name))).toBe(isIt)
})

test.each([
  ['Drive rail', '', true],
  ['drive rail', '', false],
  ['Rail', 'A Drive rail', true],
  ['Rail', 'It is a nice Drive rail', true],
  ['Rail', 'Drive it home', false],
  ['Rail', 'It is nice. Drive it home', false],
  ['Rail', 'To take:\n- Drive it home', false],
  ['Rail', 'It has good drive', false],
])('whether “%s” with “%s” has Drive as a name: %s', (title, description, isIt) => {
  expect(isWrittenAsName({ title, description }, brandNameOf('Drive'))).toBe(isIt)
})

test.each([
  ['1506', '15064', true],
  ['15064', '1506', true],
  ['150', '15064', false],
  ['GLIDE9000XLA', 'GLIDE9000XLB', true],
  ['GLIDE9000A', 'GLIDE9000B', false],
  ['ABCDEFGHJKM2NPQR', 'ABCDEFGH3KM2NPQR', true],
  ['ABCDEFGHJKM2NPQ', 'ABCDEFGH3KM2NPQ', false],
])('whether the model %s may be %s, misread or without its ending: %s', (one, other, isIt) => {
  expect(isNear(one, other)).toBe(isIt)
})

test('words are read in letters of other alphabets that look alike, and a price is no model', () => {
  expect(wordKeys('\u0410\u0441me\u2122 Glide')).toEqual(['ACME', 'G11DE'])
  expect(partKeys('Acme 15064-2, $150 (501)')).toEqual(['ACME', '150642', '501'])
})
