import { expect, test } from 'vitest'
import { rankError } from './rules.ts'

test.each(['0', '7', '999', ' 100 '])('“%s” is a place in a list', (rank) => {
  expect(rankError(rank)).toBeUndefined()
})

test.each(['', '1000', '-1', '1.5', 'a1', '1a'])('“%s” is none', (rank) => {
  expect(rankError(rank)).toBe('Its place in the list is a whole number from 0 to 999, such as 100')
})
