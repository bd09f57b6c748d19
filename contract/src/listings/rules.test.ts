import { describe, expect, test } from 'vitest'
import {
  ageLabel,
  cutDetailTitle,
  cutListDescription,
  cutListTitle,
  cutOwnDescription,
  cutOwnTitle,
  descriptionError,
  lifetimeInDays,
  limitSearchTerms,
  listingsPerPage,
  ownListingsPerPage,
  pictureLimit,
  priceError,
  priceLabel,
  recentLimit,
  relatedLimit,
  searchLimit,
  titleError,
} from './rules.ts'

const now = new Date('2026-07-01T12:00:00Z')
const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

describe('[HOME-11] the age of a listing', () => {
  test.each([
    [0, 'Just Now'],
    [0.99, 'Just Now'],
    [-5, 'Just Now'],
    [1, '1 Hour(s) Ago'],
    [23.99, '23 Hour(s) Ago'],
    [24, '1 Day(s) Ago'],
    [47.9, '1 Day(s) Ago'],
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

test('[HOME-10] cards are cut at the end of a word, if the last one is not most of the text', () => {
  const title = `${'Folding wheelchair with '.repeat(2)}footrests and brakes for indoors`
  expect(cutListTitle(title)).toBe('Folding wheelchair with Folding wheelchair with footrests and brakes…')
  const whole = `${'x'.repeat(60)} ${'y'.repeat(9)} more`
  expect(cutListTitle(whole)).toBe(`${'x'.repeat(60)} ${'y'.repeat(9)}…`)
  expect(cutListTitle(`${'x'.repeat(60)} ${'y'.repeat(9)}`)).toBe(`${'x'.repeat(60)} ${'y'.repeat(9)}`)
  expect(cutListTitle(`A ${'x'.repeat(80)}`)).toBe(`A ${'x'.repeat(68)}…`)
  expect(cutListDescription(`${'word '.repeat(40)}`)).toBe(`${'word '.repeat(28).trimEnd()}…`)
  expect(cutListDescription(`${'Word. '.repeat(40)}`)).toBe(`${'Word. '.repeat(22)}Word…`)
})

test('[HOME-10] a cut at a word leaves more than half of the text, and no blank before the ellipsis', () => {
  expect(cutListTitle(`${'x'.repeat(35)} ${'y'.repeat(80)}`)).toBe(`${'x'.repeat(35)} ${'y'.repeat(34)}…`)
  expect(cutListTitle(`${'x'.repeat(36)} ${'y'.repeat(80)}`)).toBe(`${'x'.repeat(36)}…`)
  expect(cutListTitle(`${'x'.repeat(69)} and more`)).toBe(`${'x'.repeat(69)}…`)
  expect(cutListTitle(`${'x'.repeat(71)} and more`)).toBe(`${'x'.repeat(70)}…`)
  expect(cutDetailTitle(`${'x'.repeat(139)} and more`)).toBe(`${'x'.repeat(139)}…`)
})

test('of My Listings a title is whole up to 140 characters and else cut at 70, a description at 140', () => {
  expect(cutOwnTitle('🦽'.repeat(140))).toBe('🦽'.repeat(140))
  expect(cutOwnTitle('🦽'.repeat(141))).toBe(`${'🦽'.repeat(70)}…`)
  expect(cutOwnDescription('x'.repeat(140))).toBe('x'.repeat(140))
  expect(cutOwnDescription('word '.repeat(40))).toBe(`${'word '.repeat(28).trimEnd()}…`)
  expect(cutOwnDescription(`${'x'.repeat(130)} ${'y'.repeat(40)}`)).toBe(`${'x'.repeat(130)} ${'y'.repeat(9)}…`)
})

test('[HOME-10] a cut never halves a letter that takes two units', () => {
  expect(cutListTitle('🦽'.repeat(71))).toBe(`${'🦽'.repeat(70)}…`)
})

test('[RULE-01] a title is required', () => {
  expect(titleError('  ')).toBe('Post title is required')
  expect(titleError('Walker')).toBeUndefined()
  expect(titleError('🦽'.repeat(200))).toBeUndefined()
  expect(titleError('x'.repeat(201))).toBe('Use at most 200 characters for the title')
})

test('[RULE-02] a description is required', () => {
  expect(descriptionError('\n')).toBe('Description is required')
  expect(descriptionError('Sound brakes')).toBeUndefined()
  expect(descriptionError('🦽'.repeat(5000))).toBeUndefined()
  expect(descriptionError('x'.repeat(5001))).toBe('Use at most 5,000 characters for the description')
})

test.each([
  ['', 'Price is required, or did you mean free?'],
  ['0', 'Price is required, or did you mean free?'],
  ['00', 'Price is required, or did you mean free?'],
  ['12.5', 'Price must be a whole number'],
  ['-1', 'Price must be a whole number'],
  ['1e3', 'Price must be a whole number'],
  [' 450 ', 'Price must be a whole number'],
  ['450$', 'Price must be a whole number'],
  ['$450', 'Price must be a whole number'],
  ['10001', 'Price exceeds limit of 10,000, enter a lower number'],
  ['99999999999999999999', 'Price exceeds limit of 10,000, enter a lower number'],
  ['10000', undefined],
  ['1', undefined],
  ['01', undefined],
])('[RULE-03] the price "%s" is told: %s', (price, error) => {
  expect(priceError(price)).toBe(error)
})

test('[HOME-17] 32 words of a search count, whatever stands between them; a word with an accent is one', () => {
  const eight = 'a "bed or rail" -old, 18-inch cafe\u0301'
  const all = [eight, eight, eight, eight].join(' ')
  expect(limitSearchTerms(all)).toBe(all)
  expect(limitSearchTerms(`${all} more`)).toBe(all)
  expect(limitSearchTerms('one '.repeat(40))).toBe('one '.repeat(32).trim())
  expect(limitSearchTerms('')).toBe('')
})

test('a listing has ten photos at most; eight others like it are shown, and five that were looked at', () => {
  expect([pictureLimit, relatedLimit, recentLimit]).toEqual([10, 8, 5])
})

test('a listing is active for 90 days; 24 are on a page, ten of one’s own, and a search has 200 characters at most', () => {
  expect([lifetimeInDays, listingsPerPage, ownListingsPerPage, searchLimit]).toEqual([90, 24, 10, 200])
})
