import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, type Program } from '../listings/testing.ts'
import { whileLocked } from '../platform/database/testing-locks.ts'
import { get, testProgram } from '../testing.ts'
import { someVolunteer } from '../volunteers/testing.ts'
import { countRepliesLocked } from './reply-queries.ts'

let program: Program
let steward: Awaited<ReturnType<typeof someVolunteer>>

beforeAll(async () => {
  program = await testProgram()
  steward = await someVolunteer(program.ctx, 'steward')
})
afterAll(() => program.close())

const kindly = { label: 'Kindly', uses: ['listing_hidden'], reason: null, text: 'Please write to us.' }
const write = (by = steward) => call(program, 'POST', '/console/replies', by.headers, kindly)
const change = (id: number, version: number, by = steward) =>
  call(program, 'PUT', `/console/replies/${id}`, by.headers, { ...kindly, label: 'Other', removed: false, version })

test('whoever writes a reply waits for who does so at the same time, so that no more are written than fit', async () => {
  const { waited, result } = await whileLocked(program, { lock: countRepliesLocked, act: () => write() })
  expect([waited, result.status]).toEqual([true, 200])
})

test('replies stand in the order in which they came, however late one was changed', async () => {
  const first = (await write()).body.data.id
  await write()
  expect((await change(first, 1)).status).toBe(200)
  const { data } = (await get(program, '/console/replies', steward.headers)).body
  const ids = data.map(({ id }: { id: number }) => id)
  expect(ids).toEqual(ids.toSorted((one: number, other: number) => one - other))
})
