import { expect, test } from 'vitest'
import { prohibitedIn } from './prohibited-items.ts'

test.each([
  ['Blue rollator with oxygen tank holder', ['oxygen tank']],
  ['Two Oxygen  Tanks, full', ['oxygen tank']],
  ['CPAP and catheters', ['cpap', 'catheter']],
  ['Property of the Red Cross', ['red cross']],
  ['A cane', []],
  ['Ostomylike', []],
])('“%s” is about %s', (text, words) => {
  expect(prohibitedIn(text).map(({ word }) => word)).toEqual(words)
})

test('what is found says where it can go instead', () => {
  expect(prohibitedIn('insulin')[0]?.item.instead).toBe('Please return it to a pharmacy.')
})
