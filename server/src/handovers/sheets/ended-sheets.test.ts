import { afterAll, beforeEach, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { testProgram } from '../../testing.ts'
import { type Deal, meet, seedDeal, seedDeals, sweep } from '../testing.ts'
import { afterMeeting, beforeMeeting, sheetActs } from './testing-sheets.ts'

let now = beforeMeeting

const program = await testProgram()
program.ctx.clock = { now: () => now }
afterAll(() => program.close())
beforeEach(() => {
  now = beforeMeeting
})

const { again, read, rowOf, sell, tick } = sheetActs(() => program)

test.each([
  ['the meeting is cancelled', (deal: Deal) => deal.owner.act('DELETE meeting')],
  ['the promise is taken back', (deal: Deal) => deal.owner.act('DELETE promise')],
  ['the buyer lets it go', (deal: Deal) => deal.buyer.act('DELETE promise')],
])('when %s, its sheet ends, and says so to each', async (_, end) => {
  const deal = await seedDeal(program)
  await deal.owner.act('PUT promise')
  const { code, ofOwner } = await meet(deal)
  await tick(ofOwner, ['label'])
  await end(deal)
  const ended = 'This handover was called off, so its sheet has ended.'
  for (const token of [code, ofOwner])
    expect((await read(token)).body.data).toMatchObject({ state: 'ended', thing: null, gone: ended, meeting: null })
  const { status, body } = await tick(ofOwner, ['loan'])
  expect([status, body.error]).toEqual([409, ended])
  expect((await again(code)).status).toBe(409)
  // They agree once more: the same code on the thing holds, and nothing is ticked yet.
  const next = await meet(deal)
  expect(next.code).toBe(code)
  expect((await read(next.ofOwner)).body.data).toMatchObject({ state: 'open', ticks: { mine: [], theirs: [] } })
})

test('a promise that lapses leaves the sheet of a meeting that is ahead, and a promise made again brings an ended one back', async () => {
  const deal = await seedDeal(program)
  await deal.owner.act('PUT promise')
  const { code } = await meet(deal, { date: '2026-12-05', time: '12:00', place: 'Library' })
  now = new Date(beforeMeeting.getTime() + 8 * day)
  await sweep(program)
  expect((await deal.buyer.get()).promise).toBeNull()
  expect((await read(code)).body.data.state).toBe('open')
  await deal.owner.act('PUT promise')
  await deal.owner.act('DELETE promise')
  expect((await read(code)).body.data.state).toBe('ended')
  await deal.owner.act('PUT promise')
  expect((await read(code)).body.data.state).toBe('open')
})

test('of two who were to receive it, the sheet of the one to whom it was promised stays, and that of the other ends', async () => {
  const [ben, ana] = (await seedDeals(program, 2)) as [Deal, Deal]
  const [his, hers] = [await meet(ben), await meet(ana)]
  await ana.owner.act('PUT promise')
  now = afterMeeting
  await sell(ana)
  expect((await read(his.code)).body.data.state).toBe('ended')
  expect((await read(hers.code)).body.data).toMatchObject({ state: 'handed_over', thing: { title: 'Blue rollator' } })
  await sweep(program)
  expect((await rowOf(ana)).ask_at?.toISOString()).toBe('2026-12-28T23:00:00.000Z')
})

test('without a promise the receiver is the only one who was met, or who ticked; where nobody can tell, nobody is asked', async () => {
  const one = await seedDeal(program)
  await meet(one)
  const [ben, ana] = (await seedDeals(program, 2)) as [Deal, Deal]
  const [his] = [await meet(ben), await meet(ana)]
  await tick(his.ofReceiver, [], { wants_recalls: true })
  const [cem, dot] = (await seedDeals(program, 2)) as [Deal, Deal]
  await meet(cem)
  await meet(dot)
  now = afterMeeting
  for (const deal of [one, ben, cem]) await sell(deal, 'exchanged', false)
  for (const deal of [one, ben]) expect((await rowOf(deal)).ask_at).not.toBeNull()
  expect((await rowOf(ana)).ended_at).not.toBeNull()
  for (const deal of [cem, dot])
    expect(await rowOf(deal)).toMatchObject({ ended_at: null, ask_at: null, handed_over_at: now })
})
