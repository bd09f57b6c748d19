import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { tablesIn } from './tables-in.ts'

test('which tables a statement names is remembered until a thousand others came, of which the oldest is forgotten first', () => {
  // Statements of this test alone: what others asked in this process is remembered, too.
  const own = randomInt(1e12)
  const [first, second] = [`select ${own} from banners`, `select ${own} from saved`]
  const found = [tablesIn(first), tablesIn(second)]
  expect(found).toEqual([
    { noted: ['banners'], others: false },
    { noted: [], others: true },
  ])
  for (let at = 0; at < 998; at++) tablesIn(`select ${own + at} from people`)
  expect(tablesIn(first)).toBe(found[0])
  tablesIn(`select ${own} one more`)
  expect(tablesIn(second)).toBe(found[1])
  expect(tablesIn(first)).not.toBe(found[0])
  expect(tablesIn(first)).toEqual(found[0])
})
