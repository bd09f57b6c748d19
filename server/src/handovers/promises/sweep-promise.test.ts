import { afterAll, beforeEach, expect, test } from 'vitest'
import { day, hour } from '#platform/clock'
import { call, setListing } from '../../listings/testing.ts'
import { withFailingWrites } from '../../platform/database/testing-failures.ts'
import { testProgram } from '../../testing.ts'
import { type Deal, type Side, seedDeal, seedDeals, sweep } from '../testing.ts'

const start = new Date('2026-11-23T20:00:00Z')
let now = start

const program = await testProgram()
program.ctx.clock = { now: () => now }
afterAll(() => program.close())
beforeEach(() => {
  now = start
})

const at = (milliseconds: number) => {
  now = new Date(start.getTime() + milliseconds)
}
const reads = async ({ buyer }: Deal, words: string) =>
  (await buyer.read()).filter((text) => text.includes(words)).length
const [endsSoon, hasEnded] = ['The promise to you ends on', 'The promise has ended after 7 days']
const promisedTo = async ({ get }: Side) => (await get()).promise?.to

const handOver = async ({ listingId, headers, owner }: Deal) => {
  const feedback = { post_id: listingId, selected_option: 'exchanged', conversation_id: owner.conversationId }
  expect((await call(program, 'POST', '/feedbacks', headers, { feedback })).status).toBe(200)
  await sweep(program)
}

test('each promise is reminded of after five days to the moment and lapses after seven, whatever becomes of the others', async () => {
  const [one, other, third] = [await seedDeal(program), await seedDeal(program), await seedDeal(program)]
  await one.owner.act('PUT promise')
  at(hour)
  await other.owner.act('PUT promise')
  at(2 * hour)
  await third.owner.act('PUT promise')
  at(5 * day - 1)
  await sweep(program)
  expect(await reads(one, endsSoon)).toBe(0)
  at(5 * day)
  await sweep(program)
  expect([await reads(one, endsSoon), await reads(other, endsSoon)]).toEqual([1, 0])
  at(5 * day + hour)
  await sweep(program)
  expect([await reads(one, endsSoon), await reads(other, endsSoon)]).toEqual([1, 1])
  await third.owner.act('DELETE promise')
  await handOver(one)
  expect([await promisedTo(other.buyer), (await other.buyer.get()).handed_over]).toEqual(['me', false])
  at(7 * day + hour - 1)
  await sweep(program)
  expect([await promisedTo(other.buyer), await reads(other, hasEnded)]).toEqual(['me', 0])
  at(7 * day + hour)
  await sweep(program)
  expect([await promisedTo(other.buyer), await reads(other, hasEnded)]).toEqual([undefined, 1])
  expect((await one.buyer.get()).handed_over).toBe(true)
})

test('a promise that cannot be ended keeps no other one, and ends with the next run', async () => {
  const [stuck, other] = [await seedDeal(program), await seedDeal(program)]
  for (const { owner } of [stuck, other]) await owner.act('PUT promise')
  at(7 * day)
  const when = `old.conversation_id = ${stuck.owner.conversationId}`
  await withFailingWrites(program.database.pool, { table: 'promises', on: 'delete', when }, () => sweep(program))
  expect([await promisedTo(stuck.buyer), await reads(stuck, hasEnded)]).toEqual(['me', 0])
  expect([await promisedTo(other.buyer), await reads(other, hasEnded)]).toEqual([undefined, 1])
  await sweep(program)
  expect([await promisedTo(stuck.buyer), await reads(stuck, hasEnded)]).toEqual([undefined, 1])
})

test('a promise and a place on the waiting list outlast the ban of the owner, and end once it lapses', async () => {
  const [ben, ana] = (await seedDeals(program, 2)) as [Deal, Deal]
  await ben.owner.act('PUT promise')
  await ana.buyer.act('PUT waiting')
  await setListing(program.ctx, ben.listingId, { owner_banned: true })
  at(6 * day)
  await sweep(program)
  expect([await promisedTo(ben.buyer), (await ana.buyer.get()).waiting.place]).toEqual(['me', 1])
  expect(await reads(ben, endsSoon)).toBe(1)
  at(7 * day)
  await sweep(program)
  // It is on no list, so nobody is told that it is free.
  expect([await promisedTo(ben.buyer), (await ana.buyer.get()).waiting.place]).toEqual([undefined, 1])
  expect(await reads(ana, 'free again')).toBe(0)
})

test('what was handed over is no promise to take back, and is promised anew once it came back', async () => {
  const [ben, ana] = (await seedDeals(program, 2)) as [Deal, Deal]
  await ben.owner.act('PUT promise')
  await handOver(ben)
  const before = await ben.buyer.read()
  expect((await ben.owner.act('DELETE promise')).status).toBe(200)
  expect((await ben.buyer.get()).handed_over).toBe(true)
  expect(await ben.buyer.read()).toEqual(before)
  await setListing(program.ctx, ben.listingId, { active: true, last_feedback: null, feedback_at: null })
  expect((await ana.owner.act('PUT promise')).status).toBe(200)
  expect([await promisedTo(ana.buyer), await promisedTo(ben.buyer)]).toEqual(['me', 'other'])
  expect((await ben.buyer.get()).handed_over).toBe(false)
})
