import { expect, test } from 'vitest'
import { beginningOf, cutText } from './cut-text.ts'

test('a cut leaves flags, families and accents whole or out', () => {
  expect(cutText('signs of 🇨🇦🇨🇦 and more', 10)).toBe('signs of…')
  expect(cutText('signs of 🇨🇦🇨🇦 and more', 11)).toBe('signs of 🇨🇦…')
  expect(cutText('for 👨‍👩‍👧‍👦 and friends', 6)).toBe('for…')
  expect(cutText('Cafe\u0301 chair', 4)).toBe('Caf…')
})

test('a text that fits is whole, and one letter of many marks is cut all the same', () => {
  expect(cutText('👨‍👩‍👧‍👦', 7)).toBe('👨‍👩‍👧‍👦')
  expect(beginningOf(`e${'\u0301'.repeat(20)}`, 5)).toBe(`e${'\u0301'.repeat(4)}`)
})
