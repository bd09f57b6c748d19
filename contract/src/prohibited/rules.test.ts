import { expect, test } from 'vitest'
import { prohibitedIn, prohibitedWordsError, triedListings, triedTitles, wordsToCheck } from './rules.ts'

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
  ['CPAP and catheters', ['cpap', 'catheter']],
  ['Property of the Red Cross', ['red cross']],
  ['A cane', []],
  ['Ostomylike', []],
  // Other alphabets, shapes, signs and what nobody sees.
  ['іnѕulіn', ['insulin']],
  ['ΙΝSULΙΝ pump', ['insulin']],
  ['ｉｎｓｕｌｉｎ', ['insulin']],
  ['𝐢𝐧𝐬𝐮𝐥𝐢𝐧', ['insulin']],
  ['ⓘⓝⓢⓤⓛⓘⓝ', ['insulin']],
  ['ins\u00adu\u200blin\u2060', ['insulin']],
  ['1nsuI!n', ['insulin']],
  ['0xygen t4nks', ['oxygen tank']],
  ['cathéter, öxygen—concentrator', ['catheter']],
  ['An oxygen concentrator', ['oxygen-concentrator']],
  ['Mull and MÜLL', ['müll']],
  ['Model 055 0117, 5 in 1', []],
  ['Чистый ходунок, как новый', []],
])('“%s” is about %s', (text, words) => {
  expect(prohibitedIn(text, items).map(({ word }) => word)).toEqual(words)
})

test('the words to check are each named once, of all texts', () => {
  expect(wordsToCheck(['CPAP mask', 'For a cpap, without the catheter'], items)).toEqual(['cpap', 'catheter'])
})

test.each([
  ['A bottle of insulin', ['insulin']],
  ['Insulin cooler bag', []],
  ['Insulin travel case and pen pouch', []],
  ['Insulin cooler bag, with insulin', ['insulin']],
  ['A case for insulin; needles too', ['needle']],
  ['Needle-nose pliers, knitting needles', []],
  ['Needles. Bag included', ['needle']],
  ['Fentanyl patch, pill organizer, sharps container', ['fentanyl patch']],
  ['Walker, no needles', []],
  ['Bag of CPAP parts', []],
])('of “%s” a volunteer looks at %j first, whatever its author says', (text, words) => {
  const waiting = prohibitedIn(text, items).filter(({ waits }) => waits)
  expect(waiting.map(({ word }) => word)).toEqual(words)
  for (const { word } of waiting) expect(wordsToCheck([text], items)).not.toContain(word)
})

test('what is found says where it can go instead', () => {
  expect(prohibitedIn('insulin', items)[0]?.item.instead).toBe('Please return it to a pharmacy.')
})

test.each([
  [['ab'], /too short/],
  [['c++'], /cannot be looked for/],
  [['-cpap'], /cannot be looked for/],
  [['x'.repeat(61)], /60 characters/],
  [Array.from({ length: 41 }, (_, at) => `word ${at}`), /at most 40 words/],
  [['oxygen tank', 'bed-rail', 'кислород'], undefined],
  [['gas', '𠮷'.repeat(60)], undefined],
  [['𠮷'.repeat(61)], /60 characters/],
  [Array.from({ length: 40 }, (_, at) => `word ${at}`), undefined],
  [['gas-'], /“gas-” cannot be looked for/],
])('words such as %s are looked for, or it is said why not', (words, error) => {
  expect(prohibitedWordsError(words) ?? '').toMatch(error ?? /^$/)
})

test('a change is tried on the last 100 listings, and ten of those that it finds are named', () => {
  expect([triedListings, triedTitles]).toEqual([100, 10])
})

test('a text of 5,000 fractions is looked through for 400 words at once', () => {
  const words = Array.from({ length: 400 }, (_, at) => `${'abcdefghijklmnopqrst'.charAt(at % 20)}${at} word`)
  const began = process.threadCpuUsage()
  expect(prohibitedIn('⅛'.repeat(5_000), [{ what: 'x', instead: '', words, waits: true }])).toEqual([])
  const { user, system } = process.threadCpuUsage(began)
  // By a pattern for each word it was 1.6 s.
  expect((user + system) / 1000).toBeLessThan(500)
})
