import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Program } from '../../listings/testing.ts'
import { testProgram } from '../../testing.ts'
import { atOnce, seedDeal, seedDeals } from '../testing.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

test('five wait for what is promised, each knows their place alone, and a sixth is told that the list is full', async () => {
  const [first, ...others] = await seedDeals(program, 7)
  await first?.owner.act('PUT promise')
  for (const [at, { buyer }] of others.slice(0, 5).entries())
    expect((await buyer.act('PUT waiting')).body.data.waiting).toEqual({ people: at + 1, place: at + 1 })
  const { status, body } = (await others[5]?.buyer.act('PUT waiting')) ?? {}
  expect([status, body?.error]).toEqual([409, 'The waiting list is full: 5 people wait already.'])
  expect((await others[0]?.owner.get())?.waiting).toEqual({ people: 5, place: 1 })
})

test('joined twice it is once; who leaves makes room, and the others move up', async () => {
  const [first, ana, cem] = await seedDeals(program, 3)
  await first?.owner.act('PUT promise')
  await ana?.buyer.act('PUT waiting')
  await ana?.buyer.act('PUT waiting')
  await cem?.buyer.act('PUT waiting')
  expect((await ana?.buyer.read())?.filter((text) => text.includes('waiting list'))).toHaveLength(1)
  await ana?.buyer.act('DELETE waiting')
  await ana?.buyer.act('DELETE waiting')
  expect((await cem?.buyer.get())?.waiting).toEqual({ people: 1, place: 1 })
})

test('three at once, for two places that are left: five wait', async () => {
  const [first, ...others] = await seedDeals(program, 7)
  await first?.owner.act('PUT promise')
  for (const { buyer } of others.slice(0, 3)) await buyer.act('PUT waiting')
  const joins = others.slice(3).map(
    ({ buyer }) =>
      async () =>
        (await buyer.act('PUT waiting')).status,
  )
  expect((await atOnce(program, first?.listingId ?? 0, joins)).sort()).toEqual([200, 200, 409])
  expect((await first?.owner.get())?.waiting.people).toBe(5)
})

test('joinWaitingList conflict: nobody waits for what is free, or promised to themselves; joinWaitingList forbidden: nor its owner', async () => {
  const { owner, buyer } = await seedDeal(program)
  expect((await buyer.act('PUT waiting')).body.error).toBe(
    'It is not reserved, so there is nothing to wait for. You can ask for it.',
  )
  await owner.act('PUT promise')
  expect((await buyer.act('PUT waiting')).body.error).toBe('It is promised to you already.')
  expect((await owner.act('PUT waiting')).status).toBe(403)
})

test('who is promised it waits no more', async () => {
  const [first, ana] = await seedDeals(program, 2)
  await first?.owner.act('PUT promise')
  await ana?.buyer.act('PUT waiting')
  await first?.owner.act('DELETE promise')
  await ana?.owner.act('PUT promise')
  expect(await ana?.buyer.get()).toMatchObject({ promise: { to: 'me' }, waiting: { people: 0, place: null } })
})
