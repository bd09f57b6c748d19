import { describe, expect, test } from 'vitest'
import { ageLabel, cutDetailTitle, cutListDescription, cutListTitle, limitSearchTerms, priceLabel } from './rules.ts'

const now = new Date('2026-07-01T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

describe('[HOME-11] the age of a listing', () => {
  test.each([
    [0, 'Just Now'],
    [1, '1 Hour(s) Ago'],
    [24, '1 Day(s) Ago'],
    [24 * 89, '89 Day(s) Ago'],
  ])('%d hours ago reads "%s"', (hours, words) => {
    expect(ageLabel(ago(hours), now)).toBe(words)
  })
})

test('[HOME-09] an empty price or zero shows FREE, others whole dollars', () => {
  expect([null, undefined, 0].map(priceLabel)).toEqual(['FREE', 'FREE', 'FREE'])
  expect([5, 180, 1200, 10_000].map(priceLabel)).toEqual(['$5', '$180', '$1,200', '$10,000'])
  expect(priceLabel(12.4)).toBe('$12')
})

test('[HOME-10] titles are cut at 70 in the list and 140 on the page, descriptions at 140, with an ellipsis', () => {
  const long = 'x'.repeat(141)
  expect(cutListTitle('x'.repeat(70))).toBe('x'.repeat(70))
  expect(cutListTitle('x'.repeat(71))).toBe(`${'x'.repeat(70)}…`)
  expect(cutDetailTitle('x'.repeat(140))).toBe('x'.repeat(140))
  expect(cutDetailTitle(long)).toBe(`${'x'.repeat(140)}…`)
  expect(cutListDescription('x'.repeat(140))).toBe('x'.repeat(140))
  expect(cutListDescription(long)).toBe(`${'x'.repeat(140)}…`)
})

test('[HOME-10] a cut never halves a letter that takes two units', () => {
  expect(cutListTitle('🦽'.repeat(71))).toBe(`${'🦽'.repeat(70)}…`)
})

test('[HOME-17] 32 words of a search count, whatever stands between them; a word with an accent is one', () => {
  const eight = 'a "bed or rail" -old, 18-inch cafe\u0301'
  const all = [eight, eight, eight, eight].join(' ')
  expect(limitSearchTerms(all)).toBe(all)
  expect(limitSearchTerms(`${all} more`)).toBe(all)
  expect(limitSearchTerms('one '.repeat(40))).toBe('one '.repeat(32).trim())
  expect(limitSearchTerms('')).toBe('')
})
