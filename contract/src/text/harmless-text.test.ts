import { expect, test } from 'vitest'
import { harmlessText, normalizeText } from './harmless-text.ts'

test('what people write stays as it is, in every script', () => {
  for (const text of [
    'Xe lăn còn mới, giá 50 đô'.normalize('NFD'),
    'เก้าอี้ล้อ น้ำหนัก ๑๕ กิโล',
    'ਪਹੀਏ ਵਾਲੀ ਕੁਰਸੀ, ਬਹੁਤ ਚੰਗੀ',
    'كُرْسِيٌّ مُتَحَرِّكٌ جَدِيدٌ',
    'בְּרֵאשִׁ֖ית בָּרָ֣א אֱלֹהִ֑ים',
    '👩🏽‍🦽 👨‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿 1️⃣ ❤️',
    'می‌خواهم',
    `Width${' '.repeat(60)}18 in\n\n\nDepth\t\t\t16 in`,
    '',
  ])
    expect(harmlessText(text)).toBe(text)
})

test('long runs of marks and of blanks are cut, and lines stay lines', () => {
  expect(harmlessText(`e${'\u0301'.repeat(500)}t`)).toBe(`e${'\u0301'.repeat(30)}t`)
  expect(harmlessText(`e${'\u{1d167}'.repeat(500)}t`)).toBe(`e${'\u{1d167}'.repeat(30)}t`)
  expect(harmlessText(`a${' '.repeat(500)}b`)).toBe(`a${' '.repeat(100)}b`)
})

test('a text is cut at its bounds, never within a letter', () => {
  expect(harmlessText('one\ntwo\r\nthree\nfour', { lines: 3 })).toBe('one\ntwo\r\nthree')
  expect(harmlessText('one\ntwo', { lines: 3 })).toBe('one\ntwo')
  expect(harmlessText('a wheelchair', { length: 7 })).toBe('a wheel')
  expect(harmlessText('ab🦽', { length: 3 })).toBe('ab')
  expect(harmlessText('ab🦽', { length: 4 })).toBe('ab🦽')
})

test('a megabyte of marks is normalized at once', () => {
  expect(normalizeText(`e${'\u0301\u0323'.repeat(500_000)}`, 'NFC')).toHaveLength(30)
})
