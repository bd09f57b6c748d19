import { expect, test } from 'vitest'
import { prohibitedIn, wordsToCheck } from './prohibited-items.ts'

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
  ['Model 055 0117, 5 in 1', []],
  ['Чистый ходунок, как новый', []],
])('“%s” is about %s', (text, words) => {
  expect(prohibitedIn(text).map(({ word }) => word)).toEqual(words)
})

test('the words to check are each named once, of all texts', () => {
  expect(wordsToCheck('CPAP mask', 'For a cpap, without the catheter')).toEqual(['cpap', 'catheter'])
})

test('what is found says where it can go instead', () => {
  expect(prohibitedIn('insulin')[0]?.item.instead).toBe('Please return it to a pharmacy.')
})
