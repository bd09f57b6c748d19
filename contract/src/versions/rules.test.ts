import { expect, test } from 'vitest'
import { rank } from './operations.ts'
import { firstOwnId } from './own-ids.ts'
import { rankError } from './rules.ts'

test.each(['0', '7', '999', ' 100 '])('“%s” is a place in a list', (rank) => {
  expect(rankError(rank)).toBeUndefined()
})

test.each(['', '1000', '-1', '1.5', 'a1', '1a'])('“%s” is none', (rank) => {
  expect(rankError(rank)).toBe('Its place in the list is a whole number from 0 to 999, such as 100')
})

test('what volunteers add is numbered from 1,001, above what comes with the program', () => {
  expect(firstOwnId).toBe(1_001)
})

test('a place in a list is sent as a whole number from 0', () => {
  const isTaken = (sent: unknown) => rank.safeParse(sent).success
  expect([0, 999, 1000, -1, 1.5, '1'].map(isTaken)).toEqual([true, true, false, false, false, false])
})
