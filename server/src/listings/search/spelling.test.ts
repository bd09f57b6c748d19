import { expect, test } from 'vitest'
import { correct, countTypos, wordsOf } from './spelling.ts'

test.each([
  ['weelchair', 'wheelchair', 1],
  ['rolator', 'rollator', 1],
  ['hopsital', 'hospital', 1],
  ['comode', 'commode', 1],
  ['bed', 'bed', 0],
  ['', 'abc', 3],
])('between %s and %s lie %i slips', (one, other, number) => {
  expect(countTypos(one, other)).toBe(number)
})

const near = (word: string, listings = 1) => ({ word, listings })

test('only unknown words are read as others; marks and known words stay as typed', () => {
  const lookups = [
    { word: 'weelchair', known: false, near: [near('wheelchair', 9)] },
    { word: 'ramp', known: true, near: [near('lamp', 9)] },
    // Of those that stand everywhere, and so are not looked for.
    { word: 'with', known: false, near: [near('width', 9)] },
  ]
  expect(correct('"Weelchair" with -ramp, $50', lookups)).toBe('"wheelchair" with -ramp, $50')
})

test('of two words that are as near, the one more listings use is meant; what is too far is left', () => {
  expect(correct('walkar', [{ word: 'walkar', known: false, near: [near('walked', 1), near('walker', 40)] }])).toBe(
    'walker',
  )
  for (const words of [
    [near('walked', 1), near('walker', 40)],
    [near('walker', 40), near('walked', 1)],
  ])
    expect(correct('walkee', [{ word: 'walkee', known: false, near: words }])).toBe('walker')
  expect(correct('xyzzy', [{ word: 'xyzzy', known: false, near: [near('fuzzy')] }])).toBe('xyzzy')
})

test.each([
  ['walkr', 'walker', true],
  ['wlkr', 'walker', false],
  ['walkr', 'talker', false],

  ['hospitlxx', 'hospital', true],

  ['whelchaxx', 'wheelchair', true],
  ['whelchrxx', 'wheelchair', false],
])('the longer a word is, the more slips it may have: “%s” is read as %s: %s', (word, meant, isRead) => {
  expect(correct(word, [{ word, known: false, near: [near(meant)] }])).toBe(isRead ? meant : word)
})

test('the beginning of a word stands for the word', () => {
  expect(correct('wheelch', [{ word: 'wheelch', known: false, near: [near('wheelchair', 9)] }])).toBe('wheelchair')
  expect(correct('comm', [{ word: 'comm', known: false, near: [near('commode'), near('come', 9)] }])).toBe('commode')
})

test('short words and numbers are never taken for typos', () => {
  expect(wordsOf('A 18-in bed, $180 Rollator rollator')).toEqual(['rollator'])
})
