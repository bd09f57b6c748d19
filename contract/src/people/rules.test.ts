import { expect, test } from 'vitest'
import { foundPerPage, noteError, personSearchLimit, shownAtMost } from './rules.ts'

test('twenty people are found on a page, and of one person twenty notes and reports of each side are shown', () => {
  expect([foundPerPage, shownAtMost]).toEqual([20, 20])
})

test('people are searched by 100 characters at most', () => {
  expect(personSearchLimit).toBe(100)
})

test('blanks around a note do not count', () => {
  expect(noteError(` ${'x'.repeat(2_000)}\n`)).toBeUndefined()
  expect(noteError('x'.repeat(2_001))).toBe('Use at most 2,000 characters for a note')
})
