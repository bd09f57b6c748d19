import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase } from './testing.ts'

let database: Awaited<ReturnType<typeof testDatabase>>

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('a read that takes longer than three seconds is given up, and the next one is answered', async () => {
  await expect(database.read('sleep', 'select pg_sleep($1)', [4])).rejects.toMatchObject({ code: '57014' })
  expect(await database.read('one', 'select $1::int as one', [1])).toEqual([{ one: 1 }])
})

test('one name prepares one statement on each session, and an unnamed one is planned anew', async () => {
  for (const number of [1, 2])
    expect(await database.read('n', 'select $1::int as n', [number])).toEqual([{ n: number }])
  for (const text of ['select 1 as n', 'select 2 as n']) expect(await database.read('', text, [])).toHaveLength(1)
})

test('lists of numbers arrive as numbers, lists of days as texts', async () => {
  const text = "select '{1.5,2}'::numeric[] as numbers, '{3}'::int8[] as ids, '{2027-01-02}'::date[] as days"
  expect(await database.read('lists', text, [])).toEqual([{ numbers: [1.5, 2], ids: [3], days: ['2027-01-02'] }])
})
