import { expect, test } from 'vitest'
import { prohibitedIn, prohibitedWordsError, wordsToCheck } from './rules.ts'

const items = [
  {
    what: 'Medicines',
    instead: 'Please return it to a pharmacy.',
    words: ['insulin', 'fentanyl patch', 'needle'],
    waits: true,
  },
  { what: 'Pressurised gas', instead: '', words: ['oxygen tank', 'oxygen cylinder'], waits: false },
  { what: 'Breathing devices', instead: '', words: ['cpap', 'oxygen-concentrator'], waits: false },
  { what: 'Single-use supplies', instead: '', words: ['catheter', 'ostomy'], waits: false },
  { what: 'What belongs to somebody else', instead: '', words: ['red cross', 'property of', 'müll'], waits: false },
]

test.each([
  ['Blue rollator with oxygen tank holder', ['oxygen tank']],
  ['Two Oxygen  Tanks, full', ['oxygen tank']],
  ['A cane', []],
  ['Ostomylike', []],
  // Other alphabets, shapes, signs and what nobody sees.
  ['іnѕulіn', ['insulin']],
  ['ｉｎｓｕｌｉｎ', ['insulin']],
  ['ins\u00adu\u200blin\u2060', ['insulin']],
  ['1nsuI!n', ['insulin']],
  ['cathéter, öxygen—concentrator', ['catheter']],
  ['Model 055 0117, 5 in 1', []],
])('“%s” is about %s', (text, words) => {
  expect(prohibitedIn(text, items).map(({ word }) => word)).toEqual(words)
})

test('the words to check are each named once, of all texts', () => {
  expect(wordsToCheck(['CPAP mask', 'For a cpap, without the catheter'], items)).toEqual(['cpap', 'catheter'])
})

test.each([
  ['A bottle of insulin', ['insulin']],
  ['Insulin cooler bag', []],
  ['Insulin cooler bag, with insulin', ['insulin']],
  ['A case for insulin; needles too', ['needle']],
  ['Needles. Bag included', ['needle']],
  ['Walker, no needles', []],
])('of “%s” a volunteer looks at %j first, whatever its author says', (text, words) => {
  const waiting = prohibitedIn(text, items).filter(({ waits }) => waits)
  expect(waiting.map(({ word }) => word)).toEqual(words)
  for (const { word } of waiting) expect(wordsToCheck([text], items)).not.toContain(word)
})

test.each([
  [['ab'], /too short/],
  [['c++'], /cannot be looked for/],
  [Array.from({ length: 41 }, (_, at) => `word ${at}`), /at most 40 words/],
  [['oxygen tank', 'bed-rail', 'кислород'], undefined],
])('words such as %s are looked for, or it is said why not', (words, error) => {
  expect(prohibitedWordsError(words) ?? '').toMatch(error ?? /^$/)
})
