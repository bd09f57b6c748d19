import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, type Program } from '../listings/testing.ts'
import { whileLocked } from '../platform/database/testing-locks.ts'
import { get, testProgram } from '../testing.ts'
import { someVolunteer } from '../volunteers/testing.ts'
import { exportReplies, forgetReplies } from './personal-data.ts'
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

test('who wrote versions gets them in their order; forgotten, others’ versions name their writers as before', async () => {
  const leaving = await someVolunteer(program.ctx, 'steward')
  const first = (await write()).body.data.id
  const second = (await write(leaving)).body.data.id
  await change(second, 1, leaving)
  await change(first, 1, leaving)
  // What was another's in between is at another place of its table, and of what leads to it.
  for (const changed_by of [steward.person.id, leaving.person.id])
    await program.ctx.db
      .updateTable('standard_reply_versions')
      .set({ changed_by })
      .where('reply_id', '=', second)
      .where('version', '=', 1)
      .execute()
  const exported = await exportReplies(program.ctx, { personId: leaving.person.id })
  expect(exported.map(({ reply_id, version }) => [reply_id, version])).toEqual([
    [first, 2],
    [second, 1],
    [second, 2],
  ])
  await forgetReplies(program.ctx, { personId: leaving.person.id })
  const { data } = (await get(program, `/console/replies/${first}`, steward.headers)).body
  expect(data.map(({ changed_by }: { changed_by: string | null }) => changed_by)).toEqual([null, steward.person.email])
})
