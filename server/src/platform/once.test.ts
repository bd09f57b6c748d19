import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, minute, shiftedClock } from '#platform/clock'
import type { Context } from '#platform/context'
import { type Once, once, onceJobs, onceKeyOf, oncePrepared } from '#platform/once'
import { someone, testProgram } from '../testing.ts'
import { untilSomeoneWaits } from './database/testing-waiting.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let ctx: Context
let personId: number

beforeAll(async () => {
  program = await testProgram()
  ctx = program.ctx
  personId = (await someone(ctx)).id
})
afterAll(() => program.close())

const someoneWaits = () => untilSomeoneWaits(program.database.pool)

let keys = 0
const asked = (headers: Record<string, string> = { 'idempotency-key': `key-${++keys}` }, body: unknown = {}): Once => ({
  ...{ personId, act: 'note' },
  key: onceKeyOf({ headers }, body),
})
const later = (milliseconds: number): Context => ({ ...ctx, clock: shiftedClock(ctx.clock, milliseconds) })
const note = (name: string) => (ctx: Context) =>
  ctx.db.insertInto('partners').values({ name }).returning('id').executeTakeFirstOrThrow()
const notes = async (name: string) =>
  (await ctx.db.selectFrom('partners').select('id').where('name', 'like', name).execute()).length

test('what is asked twice is done once and answered alike', async () => {
  const same = asked()
  const first = await once(ctx, same, note('twice'))
  expect(await once(ctx, same, note('twice again'))).toEqual(first)
  expect([await notes('twice%'), typeof first.id]).toEqual([1, 'number'])
})

test('two at once have one effect: the second waits longer than a lock’s second and gets the first’s answer', async () => {
  const same = asked()
  const begun = Promise.withResolvers<void>()
  const first = once(ctx, same, async (ctx) => {
    begun.resolve()
    await someoneWaits()
    await new Promise((resolve) => setTimeout(resolve, 1_100))
    return note('at once')(ctx)
  })
  await begun.promise
  const second = once(ctx, same, note('at once too'))
  expect(await second).toEqual(await first)
  expect(await notes('at once%')).toBe(1)
})

test('many at once have one effect', async () => {
  const same = asked()
  const answers = await Promise.all(Array.from({ length: 8 }, () => once(ctx, same, note('many'))))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1)
  expect(await notes('many')).toBe(1)
})

test('what failed leaves nothing and may be tried again, also by one who waited for it', async () => {
  const same = asked()
  const begun = Promise.withResolvers<void>()
  const failing = once(ctx, same, async (ctx) => {
    await note('failed')(ctx)
    begun.resolve()
    await someoneWaits()
    throw new Error('not today')
  })
  await begun.promise
  const waiting = once(ctx, same, note('after'))
  await expect(failing).rejects.toThrow('not today')
  expect(await waiting).toEqual({ id: expect.any(Number) })
  expect([await notes('failed'), await notes('after')]).toEqual([0, 1])
})

test('the wait for a lock is back to its second where the work is done', async () => {
  const wait = await once(ctx, asked(), async (ctx) => {
    const { rows } = await sql<{ wait: string }>`select current_setting('lock_timeout') as wait`.execute(ctx.db)
    return rows[0]?.wait
  })
  expect(wait).toBe('1s')
})

test('the same body counts for a minute, an Idempotency-Key for a day', async () => {
  const body = asked({}, { post: { title: 'a' } })
  const header = asked({ 'idempotency-key': 'a-day' })
  for (const [same, holds] of [
    [body, minute],
    [header, day],
  ] as const) {
    const first = await once(ctx, same, note(`holds ${holds}`))
    expect(await once(later(holds - 1_000), same, note('early'))).toEqual(first)
    expect(await once(later(holds + 1_000), same, note(`holds no more ${holds}`))).not.toEqual(first)
  }
})

test('another body, another key, another act and another person are something else', async () => {
  const mine = asked({}, { a: 1 })
  const others: Once[] = [
    asked({}, { a: 2 }),
    asked({ 'idempotency-key': '{"a":1}' }, { a: 1 }),
    { ...mine, act: 'other' },
    { ...mine, personId: (await someone(ctx)).id },
  ]
  const ids = []
  for (const one of [mine, ...others]) ids.push((await once(ctx, one, note(`else ${ids.length}`))).id)
  expect(new Set(ids).size).toBe(5)
})

test('a key that comes again with another body is refused as a conflict, also while the first is at it', async () => {
  const key = { 'idempotency-key': 'said-otherwise' }
  const slow = async (ctx: Context) => {
    begun.resolve()
    await someoneWaits()
    return note('said once')(ctx)
  }
  const begun = Promise.withResolvers<void>()
  const first = once(ctx, asked(key, { title: 'a' }), slow)
  await begun.promise
  const conflict = expect.objectContaining({ code: 'conflict' })
  await expect(once(ctx, asked(key, { title: 'b' }), note('said once more'))).rejects.toEqual(conflict)
  await expect(once(ctx, asked(key, { title: 'b' }), note('said once more'))).rejects.toEqual(conflict)
  expect(await once(ctx, asked(key, { title: 'a' }), note('said once more'))).toEqual(await first)
  expect(await notes('said once%')).toBe(1)
})

test('what was undone is done again by the same body, but not by the same Idempotency-Key', async () => {
  for (const [headers, times] of [
    [{}, 2],
    [{ 'idempotency-key': 'undone' }, 1],
  ] as const) {
    const name = `undone ${times}`
    let so = true
    const same = { ...asked(headers, { name }), stillSo: async () => so }
    await once(ctx, same, note(name))
    await once(ctx, same, note(name))
    expect(await notes(name)).toBe(1)
    so = false
    await once(ctx, same, note(`${name} again`))
    expect(await notes(`${name}%`)).toBe(times)
  }
})

test.each(['', ' ', 'a b', 'é', 'x'.repeat(201)])('the Idempotency-Key %j is refused as malformed', (key) => {
  expect(() => onceKeyOf({ headers: { 'idempotency-key': key } }, {})).toThrow(
    expect.objectContaining({ code: 'malformed' }),
  )
})

test('what is prepared stands outside the transaction, and its failure does not hide that the act is done', async () => {
  const same = asked()
  const prepared = oncePrepared(
    ctx,
    same,
    async () => {
      expect(ctx.db.isTransaction).toBe(false)
      return 'ready'
    },
    async (ctx, word) => ({ word, id: (await note('prepared')(ctx)).id }),
  )
  const answer = await prepared
  expect(answer.word).toBe('ready')
  const unprepared = asked()
  const nothingLeft = async () => {
    await once(ctx, unprepared, async () => 'by the other')
    throw new Error('nothing left to prepare')
  }
  expect(await oncePrepared(ctx, unprepared, nothingLeft, async () => 'by this one')).toBe('by the other')
  const failing = oncePrepared(ctx, asked(), () => Promise.reject(new Error('cannot')), note('never'))
  await expect(failing).rejects.toThrow('cannot')
})

test('what was done more than a day ago is swept', async () => {
  const rows = async () => (await ctx.db.selectFrom('done_once').select('act').execute()).length
  await once(ctx, { ...asked(), act: 'swept' }, async () => null)
  await onceJobs['sweep-done-once']?.(later(day - minute), {})
  expect(await rows()).toBeGreaterThan(0)
  await onceJobs['sweep-done-once']?.(later(3 * day), {})
  expect(await rows()).toBe(0)
})
