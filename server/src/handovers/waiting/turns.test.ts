import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockAnyListing } from '#listings'
import { type Program, setListing } from '../../listings/testing.ts'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { testProgram } from '../../testing.ts'
import { type Deal, type Side, seedDeals, sweep } from '../testing.ts'
import { deleteWaiting } from './waiting-queries.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

/** Something that is promised to the first, for which the others wait in their turn. */
async function waitedFor(people: number): Promise<[Deal, Deal, ...Deal[]]> {
  const deals = (await seedDeals(program, people + 1)) as [Deal, Deal, ...Deal[]]
  await deals[0].owner.act('PUT promise')
  for (const { buyer } of deals.slice(1)) await buyer.act('PUT waiting')
  return deals
}

const reads = async ({ read }: Side, words: string) => (await read()).filter((text) => text.includes(words)).length
const [isFree, hasEnded] = ['you were first on the waiting list', 'The waiting list has closed']

test('who joined first is first, and each is told which number they are', async () => {
  const [ben, ana, cem] = (await waitedFor(2)) as [Deal, Deal, Deal]
  expect([(await ana.buyer.read()).at(-1), (await cem.owner.read()).at(-1)]).toEqual([
    'You are number 1 on the waiting list. We tell you when it is your turn.',
    'The buyer waits for it, as number 2 on the waiting list.',
  ])
  expect([(await ana.buyer.get()).waiting.place, (await cem.buyer.get()).waiting.place]).toEqual([1, 2])
  await ben.owner.act('DELETE promise')
  expect([await reads(ana.buyer, isFree), await reads(cem.buyer, isFree)]).toEqual([1, 0])
})

test('who leaves says so once, and the owner takes nobody from the list', async () => {
  const [, ana] = await waitedFor(1)
  expect((await ana.owner.act('DELETE waiting')).status).toBe(200)
  expect((await ana.buyer.get()).waiting.place).toBe(1)
  await ana.buyer.act('DELETE waiting')
  await ana.buyer.act('DELETE waiting')
  expect([(await ana.buyer.get()).waiting.place, await reads(ana.buyer, 'not on the waiting list any more')]).toEqual([
    null,
    1,
  ])
})

test('the next who is told is one whom the owner has not blocked', async () => {
  const [ben, ana, cem] = (await waitedFor(2)) as [Deal, Deal, Deal]
  await ana.owner.act('PUT block')
  await ben.owner.act('DELETE promise')
  expect([await reads(ana.buyer, isFree), await reads(cem.buyer, isFree)]).toEqual([0, 1])
  expect((await ana.owner.get()).waiting).toEqual({ people: 0, place: null })
})

test('of what is on the list no more, nobody who waits is told that it is free, only that the list has ended', async () => {
  const [ben, ana] = await waitedFor(1)
  await setListing(program.ctx, ben.listingId, { active: false })
  await ben.owner.act('DELETE promise')
  expect(await reads(ana.buyer, isFree)).toBe(0)
  await sweep(program)
  await sweep(program)
  expect([await reads(ana.buyer, isFree), await reads(ana.buyer, hasEnded)]).toEqual([0, 1])
})

test.each([
  ['left', true, {}],
  ['could wait on, as it was shown again', false, { active: true }],
])('a waiting list that ends tells nobody who %s at the same moment', async (_, leaves, changes) => {
  const [ben, ana] = await waitedFor(1)
  await setListing(program.ctx, ben.listingId, { active: false })
  await ben.owner.act('DELETE promise')
  const { waited } = await whileLocked(program, {
    lock: async (ctx) => {
      await lockAnyListing(ctx, { id: ben.listingId })
      await setListing(ctx, ben.listingId, { ...changes, title: 'Blue walker' })
      if (leaves) await deleteWaiting(ctx, ana.buyer.conversationId)
    },
    act: () => sweep(program),
  })
  expect([waited, await reads(ana.buyer, hasEnded)]).toEqual([true, 0])
})
