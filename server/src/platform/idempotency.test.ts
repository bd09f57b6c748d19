import { beforeAll, expect, test } from 'vitest'
import { day, minute, shiftedClock } from '#platform/clock'
import type { Context } from '#platform/context'
import { type IdempotentRequest, idempotencyKeyOf, runOnce, runOncePrepared } from '#platform/idempotency'
import { someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { waitForBlockedSession } from './database/testing-locks.ts'

const program = await programOfFile()
let ctx: Context
let personId: number

beforeAll(async () => {
  ctx = program.ctx
  personId = (await someone(ctx)).id
})

const someoneWaits = () => waitForBlockedSession(program.database.pool)

let keys = 0
const request = (
  headers: Record<string, string> = { 'idempotency-key': `key-${++keys}` },
  body: unknown = {},
): IdempotentRequest => ({
  personId,
  action: 'note',
  key: idempotencyKeyOf({ headers }, body),
})
const later = (milliseconds: number): Context => ({ ...ctx, clock: shiftedClock(ctx.clock, milliseconds) })
const addNote = (name: string) => (ctx: Context) =>
  ctx.db.insertInto('partners').values({ name }).returning('id').executeTakeFirstOrThrow()
const countNotes = async (name: string) =>
  (await ctx.db.selectFrom('partners').select('id').where('name', 'like', name).execute()).length

test('what is requested twice is done once and answered alike', async () => {
  const same = request()
  const first = await runOnce(ctx, same, addNote('twice'))
  expect(await runOnce(ctx, same, addNote('twice again'))).toEqual(first)
  expect([await countNotes('twice%'), typeof first.id]).toEqual([1, 'number'])
})

test('two at once have one effect: the second waits, also for more than a second, and gets the first’s answer', async () => {
  const same = request()
  const started = Promise.withResolvers<void>()
  const first = runOnce(ctx, same, async (ctx) => {
    started.resolve()
    await someoneWaits()
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    return addNote('at once')(ctx)
  })
  await started.promise
  const second = runOnce(ctx, same, addNote('at once too'))
  expect(await second).toEqual(await first)
  expect(await countNotes('at once%')).toBe(1)
})

test('what failed leaves nothing and may be tried again, also by one who waited for it', async () => {
  const same = request()
  const started = Promise.withResolvers<void>()
  const failing = runOnce(ctx, same, async (ctx) => {
    await addNote('failed')(ctx)
    started.resolve()
    await someoneWaits()
    throw new Error('not today')
  })
  await started.promise
  const waiting = runOnce(ctx, same, addNote('after'))
  await expect(failing).rejects.toThrow('not today')
  expect(await waiting).toEqual({ id: expect.any(Number) })
  expect([await countNotes('failed'), await countNotes('after')]).toEqual([0, 1])
})

test('the same body counts for a minute, an Idempotency-Key for a day', async () => {
  const body = request({}, { post: { title: 'a' } })
  const header = request({ 'idempotency-key': 'a-day' })
  for (const [same, ttl] of [
    [body, minute],
    [header, day],
  ] as const) {
    const first = await runOnce(ctx, same, addNote(`lasts ${ttl}`))
    expect(await runOnce(later(ttl - 1_000), same, addNote('early'))).toEqual(first)
    expect(await runOnce(later(ttl + 1_000), same, addNote(`lasts no more ${ttl}`))).not.toEqual(first)
  }
})

test('another body, another key, another action and another person are something else', async () => {
  const mine = request({}, { a: 1 })
  const others: IdempotentRequest[] = [
    request({}, { a: 2 }),
    request({ 'idempotency-key': '{"a":1}' }, { a: 1 }),
    { ...mine, action: 'other' },
    { ...mine, personId: (await someone(ctx)).id },
  ]
  const ids = []
  for (const one of [mine, ...others]) ids.push((await runOnce(ctx, one, addNote(`else ${ids.length}`))).id)
  expect(new Set(ids).size).toBe(5)
})

test('a key that comes again with another body is refused as a conflict, also while the first is at it', async () => {
  const key = { 'idempotency-key': 'said-otherwise' }
  const slow = async (ctx: Context) => {
    started.resolve()
    await someoneWaits()
    return addNote('said once')(ctx)
  }
  const started = Promise.withResolvers<void>()
  const first = runOnce(ctx, request(key, { title: 'a' }), slow)
  await started.promise
  const conflict = expect.objectContaining({ code: 'conflict' })
  await expect(runOnce(ctx, request(key, { title: 'b' }), addNote('said once more'))).rejects.toEqual(conflict)
  await expect(runOnce(ctx, request(key, { title: 'b' }), addNote('said once more'))).rejects.toEqual(conflict)
  expect(await runOnce(ctx, request(key, { title: 'a' }), addNote('said once more'))).toEqual(await first)
  expect(await countNotes('said once%')).toBe(1)
})

test('what was undone is done again by the same body, but not by the same Idempotency-Key', async () => {
  for (const [headers, times] of [
    [{}, 2],
    [{ 'idempotency-key': 'undone' }, 1],
  ] as const) {
    const name = `undone ${times}`
    let so = true
    const same: IdempotentRequest = { ...request(headers, { name }), isStillValid: async () => so }
    await runOnce(ctx, same, addNote(name))
    await runOnce(ctx, same, addNote(name))
    expect(await countNotes(name)).toBe(1)
    so = false
    await runOnce(ctx, same, addNote(`${name} again`))
    expect(await countNotes(`${name}%`)).toBe(times)
  }
})

test('what is prepared stands outside the transaction, and its failure does not hide that the action is done', async () => {
  const same = request()
  const prepared = runOncePrepared(
    ctx,
    same,
    async () => {
      expect(ctx.db.isTransaction).toBe(false)
      return 'ready'
    },
    async (ctx, word) => ({ word, id: (await addNote('prepared')(ctx)).id }),
  )
  const answer = await prepared
  expect(answer.word).toBe('ready')
  const unprepared = request()
  const nothingLeft = async () => {
    await runOnce(ctx, unprepared, async () => 'by the other')
    throw new Error('nothing left to prepare')
  }
  expect(await runOncePrepared(ctx, unprepared, nothingLeft, async () => 'by this one')).toBe('by the other')
  const failing = runOncePrepared(ctx, request(), () => Promise.reject(new Error('cannot')), addNote('never'))
  await expect(failing).rejects.toThrow('cannot')
})
