import { expect, test } from 'vitest'
import { insertReply } from './reply-choices.tsx'

const [sold, twice] = ['Is it sold?', 'It is listed twice.']
const replies = [{ text: sold }, { text: twice }]

const afterInserting = (typed: string, text: string) => {
  const { start, end, inserted } = insertReply(typed, text, replies)
  return typed.slice(0, start) + inserted + typed.slice(end)
}

test('a reply takes the place of nothing and of another one, and is added to words of one’s own', () => {
  expect(afterInserting(' ', sold)).toBe(sold)
  expect(afterInserting(sold, twice)).toBe(twice)
  expect(afterInserting('Dear Rosa,', sold)).toBe(`Dear Rosa,\n${sold}`)
  expect(afterInserting(`Dear Rosa,\n${sold}`, sold)).toBe(`Dear Rosa,\n${sold}`)
  expect(afterInserting(`${sold} Thank you!`, twice)).toBe(`${sold} Thank you!\n${twice}`)
})

test('what is not filled in is selected, so that typing replaces it', () => {
  const { selected } = insertReply('Hello.', 'Dear {first name}, thank you.', replies)
  expect(selected).toEqual([12, 24])
  expect('Hello.\nDear {first name}, thank you.'.slice(12, 24)).toBe('{first name}')
  expect(insertReply('', sold, replies).selected).toEqual([sold.length, sold.length])
})
