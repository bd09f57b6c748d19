import { expect, test } from 'vitest'
import { isArticleAddress } from './rules.ts'

test.each(['https://blog.example/a', 'HTTP://blog.example/a?b=c'])('an article may lead to %s', (address) => {
  expect(isArticleAddress(address)).toBe(true)
})

test.each(['javascript:https://blog.example', 'https://blog.example/a b', 'mailto:a'])(
  'an article may not lead to %s',
  (address) => {
    expect(isArticleAddress(address)).toBe(false)
  },
)
