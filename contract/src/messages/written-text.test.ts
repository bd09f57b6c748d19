import { expect, test } from 'vitest'
import { findTogether, WrittenText } from './written-text.ts'

const phrasesIn = (text: string, words: string[]) => new WrittenText(text).find(words).map(({ phrase }) => phrase)

test.each([
  ['Gift cards, please', ['gift card'], ['gift card']],
  ['A gift-card or two gift\ncards', ['gift cards'], ['gift cards', 'gift cards']],
  ['g1ft c4rd$', ['gift card'], ['gift card']],
  ['Use WhatsApp!', ['whatsapp'], ['whatsapp']],
  ['bill or biil', ['bill'], ['bill', 'bill']],
  ['gift', ['gift card'], []],
  ['card gift', ['gift card'], []],
  ['gift a card', ['gift card'], []],
  ['gifted card', ['gift card'], []],
  ['cheque, then bank cheque', ['cheque', 'bank cheque'], ['cheque', 'bank cheque', 'cheque']],
])('in “%s” of %j are found %j', (text, words, found) => {
  expect(phrasesIn(text, words)).toEqual(found)
})

test('a phrase is found where it stands, from its first to its last letter', () => {
  const text = 'Send a gift  card! Please'
  const [found] = new WrittenText(text).find(['gift card'])
  expect(found).toEqual({ phrase: 'gift card', start: 7, end: 18 })
})

const at = (start: number, end: number) => ({ phrase: `${start}`, start, end })

test('words count together up to 60 characters apart, on either side', () => {
  expect(findTogether([at(100, 105)], [at(35, 40)])).toHaveLength(1)
  expect(findTogether([at(100, 105)], [at(34, 39)])).toHaveLength(0)
  expect(findTogether([at(100, 105)], [at(165, 170)])).toHaveLength(1)
})

test('a word of 300,000 signs is looked through once', () => {
  expect(new WrittenText(`a${'@'.repeat(300_000)}a`).find(['a'])).toEqual([])
})
