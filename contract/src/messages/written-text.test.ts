import { expect, onTestFinished, test, vi } from 'vitest'
import { findTogether, WrittenText } from './written-text.ts'

const phrasesIn = (text: string, words: string[]) => new WrittenText(text).find(words).map(({ phrase }) => phrase)

test.each([
  ['Gift cards, please', ['gift card'], ['gift card']],
  ['A gift-card or two gift\ncards', ['gift cards'], ['gift cards', 'gift cards']],
  ['g1ft c4rd$', ['gift card'], ['gift card']],
  ['wh@t$app', ['whatsapp'], ['whatsapp']],
  ['b!ll', ['bill'], ['bill']],
  ['Use WhatsApp!', ['whatsapp'], ['whatsapp']],
  ['|whatsapp|', ['whatsapp'], ['whatsapp']],
  ['what’s app', ['whats app'], ['whats app']],
  ['bill or biil', ['bill'], ['bill', 'bill']],
  ['as it is', ['a'], []],
  ['is', ['i'], []],
  ['ids', ['id'], ['id']],
  ['buses', ['buse'], ['buse']],
  ['gift', ['gift card'], []],
  ['card gift', ['gift card'], []],
  ['gift a card', ['gift card'], []],
  ['gifted card', ['gift card'], []],
  ['! @ |', ['a', '!'], []],
  ['cheque, then bank cheque', ['cheque', 'bank cheque'], ['cheque', 'bank cheque', 'cheque']],
  ['', ['gift card'], []],
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
  expect(findTogether([at(100, 105)], [at(166, 170)])).toHaveLength(0)
  expect(findTogether([at(100, 105)], [])).toEqual([])
  expect(findTogether([], [at(100, 105)])).toEqual([])
})

test('of several those are told that stand near one of the others, in their order', () => {
  const ones = [at(0, 5), at(200, 205), at(400, 405), at(900, 905)]
  expect(findTogether(ones, [at(150, 160), at(300, 310), at(460, 470)])).toEqual([at(200, 205), at(400, 405)])
})

test('a list of words is remembered until two hundred others were looked for', () => {
  const text = new WrittenText('a deposit')
  // Words of this test alone: what others looked for in this process is remembered, too.
  const own = crypto.randomUUID()
  const read = vi.spyOn(String.prototype, 'normalize')
  onTestFinished(() => read.mockRestore())
  const timesReadFor = (words: string[]) => {
    read.mockClear()
    text.find(words)
    return read.mock.calls.length
  }
  expect([timesReadFor([own]), timesReadFor([own])]).toEqual([1, 0])
  for (let at = 0; at < 200; at++) expect(timesReadFor([`${own} ${at}`])).toBe(1)
  expect(timesReadFor([own])).toBe(1)
})

test('a word of 300,000 signs is looked through once', () => {
  expect(new WrittenText(`a${'@'.repeat(300_000)}a`).find(['a'])).toEqual([])
})
