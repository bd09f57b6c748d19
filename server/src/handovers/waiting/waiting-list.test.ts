import { afterAll, expect, test } from 'vitest'
import { setListing } from '../../listings/testing.ts'
import { testProgram } from '../../testing.ts'
import { atOnce, type Deal, type Side, seedDeals, sweep } from '../testing.ts'

const program = await testProgram()
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

test('five wait for what is promised, each knows their place alone, and a sixth is told that the list is full', async () => {
  const [first, ...others] = await seedDeals(program, 7)
  await first?.owner.act('PUT promise')
  for (const [at, { buyer }] of others.slice(0, 5).entries())
    expect((await buyer.act('PUT waiting')).body.data.waiting).toEqual({ people: at + 1, place: at + 1 })
  const { status, body } = (await others[5]?.buyer.act('PUT waiting')) ?? {}
  expect([status, body?.error]).toEqual([409, 'The waiting list is full: 5 people wait already.'])
  expect((await others[0]?.owner.get())?.waiting).toEqual({ people: 5, place: 1 })
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

test('who is promised it waits no more', async () => {
  const [first, ana] = await seedDeals(program, 2)
  await first?.owner.act('PUT promise')
  await ana?.buyer.act('PUT waiting')
  await first?.owner.act('DELETE promise')
  await ana?.owner.act('PUT promise')
  expect(await ana?.buyer.get()).toMatchObject({ promise: { to: 'me' }, waiting: { people: 0, place: null } })
})
