import { expect, test } from 'vitest'
import { backupAges, leastFree, longestWaits, worstOf } from './rules.ts'

const [minute, hour] = [60_000, 3_600_000]

test.each([
  ['work in the background that waits', longestWaits.jobs, 5 * minute, 60 * minute],
  ['a mail that waits', longestWaits.mails, 20 * minute, 4 * hour],
  ['a backup that is old', backupAges, 30 * hour, 8 * 24 * hour],
  ['a disk with little room', leastFree, 2_147_483_648, 209_715_200],
])('%s needs a look, and later counts as broken', (_what, { weak, broken }, looked, counted) => {
  expect([weak, broken]).toEqual([looked, counted])
})

test('the worst of what is found says how the place does', () => {
  expect([worstOf([]), worstOf(['good']), worstOf(['weak', 'good']), worstOf(['weak', 'broken', 'good'])]).toEqual([
    ...['good', 'good', 'weak', 'broken'],
  ])
})
