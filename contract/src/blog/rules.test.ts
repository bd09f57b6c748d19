import { expect, test } from 'vitest'
import { isArticleAddress, plainLine } from './rules.ts'

test('others’ text becomes one plain line', () => {
  expect(plainLine(' <b>New</b>\n a\u200b <!-- x --> 3 < 4\u0000 ')).toBe('New a 3 < 4')
})

test.each(['https://blog.example/a', 'HTTP://blog.example/a?b=c'])('an article may lead to %s', (address) => {
  expect(isArticleAddress(address)).toBe(true)
})

test.each(['javascript:https://blog.example', 'https://blog.example/a b', 'mailto:a'])(
  'an article may not lead to %s',
  (address) => {
    expect(isArticleAddress(address)).toBe(false)
  },
)

test('300,000 letters of tags that do not end are looked through once', () => {
  expect(plainLine('<a'.repeat(150_000))).toHaveLength(300_000)
})
