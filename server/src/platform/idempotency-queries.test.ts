import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { day, minute } from '#platform/clock'
import type { Context } from '#platform/context'
import {
  exportDoneOnce,
  forgetDoneOnce,
  type IdempotentRequest,
  idempotencyJobs,
  idempotencyKeyOf,
  runOnce,
} from '#platform/idempotency'
import { someone, testProgram } from '../testing.ts'
import { deleteDone } from './idempotency-queries.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let [rosa, ben] = [0, 0]
const start = new Date('2026-11-20T20:00:00Z').getTime()

beforeAll(async () => {
  program = await testProgram()
  rosa = (await someone(program.ctx)).id
  ben = (await someone(program.ctx)).id
})
beforeEach(async () => {
  await program.database.pool.query('delete from done_once')
})
afterAll(() => program.close())

const after = (milliseconds: number): Context => ({
  ...program.ctx,
  clock: { now: () => new Date(start + milliseconds) },
})

const asked = (personId: number, action: string, header?: string): IdempotentRequest => ({
  personId,
  action,
  key: idempotencyKeyOf({ headers: { 'idempotency-key': header } }, { a: 1 }),
})

/** Does it at a time, and says when it was done. */
const doneAt = (request: IdempotentRequest, milliseconds: number) =>
  runOnce(after(milliseconds), request, async () => milliseconds)

test.each([
  ['the same body', minute, undefined],
  ['an Idempotency-Key', day, 'one'],
])('%s counts for %i ms, and not for one more', async (_, ttl, header) => {
  const request = asked(rosa, 'note', header)
  expect(await doneAt(request, 0)).toBe(0)
  expect(await doneAt(request, ttl - 1)).toBe(0)
  expect(await doneAt(request, ttl)).toBe(ttl)
  expect(await doneAt(request, 2 * ttl - 1)).toBe(ttl)
})

test('what is undone of one request leaves all others as they are', async () => {
  const ofBen = asked(ben, 'note', 'one')
  const others = [asked(ben, 'note'), asked(rosa, 'other'), asked(rosa, 'note', 'one')]
  const undone = { ...asked(rosa, 'note'), isStillValid: async () => false }
  await doneAt(ofBen, 0)
  for (const request of [...others, undone]) expect(await doneAt(request, 1)).toBe(1)
  expect(await doneAt(undone, 1_000)).toBe(1_000)
  for (const request of others) expect(await doneAt(request, 2_000)).toBe(1)
  expect(await doneAt(ofBen, 2_000)).toBe(0)
})

test('what is undone is not what was done anew meanwhile', async () => {
  const request = asked(rosa, 'note', 'one')
  await doneAt(request, 1)
  await deleteDone(after(2), request, new Date(start))
  expect(await doneAt(request, 3)).toBe(1)
  await deleteDone(after(4), request, new Date(start + 1))
  expect(await doneAt(request, 5)).toBe(5)
})

test('what somebody did is given to them in its order, and forgotten with them, nobody else’s is', async () => {
  await doneAt(asked(rosa, 'a last one'), 2)
  await doneAt(asked(rosa, 'second'), 1)
  await doneAt(asked(ben, 'of Ben'), 1)
  await doneAt(asked(rosa, 'first'), 1)
  expect(await exportDoneOnce(program.ctx, { personId: rosa })).toEqual([
    { act: 'first', done_at: new Date(start + 1) },
    { act: 'second', done_at: new Date(start + 1) },
    { act: 'a last one', done_at: new Date(start + 2) },
  ])
  await forgetDoneOnce(program.ctx, { personId: rosa })
  expect(await exportDoneOnce(program.ctx, { personId: rosa })).toEqual([])
  expect(await exportDoneOnce(program.ctx, { personId: ben })).toHaveLength(1)
})

test('what was done is swept once it is older than a day', async () => {
  await doneAt(asked(rosa, 'early'), 0)
  await doneAt(asked(rosa, 'late'), 1)
  await idempotencyJobs['sweep-done-once']?.(after(day), {})
  expect(await exportDoneOnce(program.ctx, { personId: rosa })).toHaveLength(2)
  await idempotencyJobs['sweep-done-once']?.(after(day + 1), {})
  expect((await exportDoneOnce(program.ctx, { personId: rosa })).map(({ act }) => act)).toEqual(['late'])
})
