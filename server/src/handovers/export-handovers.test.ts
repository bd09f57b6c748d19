import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Program } from '../listings/testing.ts'
import { get, signedIn, testProgram } from '../testing.ts'
import type { exportHandovers } from './export-handovers.ts'
import { type Deal, meet, type Side, saturday, seedDeal, seedDeals } from './testing.ts'

let program: Program
const start = new Date('2026-11-23T20:00:00Z')
let now = start

beforeAll(async () => {
  program = await testProgram()
  program.ctx.clock = { now: () => now }
})
afterAll(() => program.close())

type Exported = Awaited<ReturnType<typeof exportHandovers>>

const dataOf = async ({ person }: Side): Promise<Exported> =>
  (await get(program, '/api/user/data', await signedIn(program.ctx, person))).body.data.handovers

/** The ids that a part names, in its order. */
const idsIn = ({ promises, waiting, meetings, sheets }: Exported) => ({
  promises: promises.map((one) => one.conversation_id),
  waiting: waiting.map((one) => one.conversation_id),
  meetings: meetings.map((one) => one.conversation_id),
  sheets: sheets.map((one) => one.listing_id),
})

test('both of a handover download it, and nothing of what anybody else promised, awaits or agreed to', async () => {
  now = start
  const [ben, ana] = (await seedDeals(program, 2)) as [Deal, Deal]
  const [cem, dot] = (await seedDeals(program, 2)) as [Deal, Deal]
  for (const [first, next] of [
    [ben, ana],
    [cem, dot],
  ] as const) {
    await first.owner.act('PUT promise')
    await next.buyer.act('PUT waiting')
    await meet(first)
  }
  const his = ben.owner.conversationId
  const theirs = { promises: [his], meetings: [his], sheets: [ben.listingId] }
  expect(idsIn(await dataOf(ben.buyer))).toEqual({ ...theirs, waiting: [] })
  expect(idsIn(await dataOf(ben.owner))).toEqual({ ...theirs, waiting: [ana.owner.conversationId] })
  const hers = { promises: [], waiting: [ana.owner.conversationId], meetings: [], sheets: [] }
  expect(idsIn(await dataOf(ana.buyer))).toEqual(hers)
})

test('who is said not to have come downloads that, not by whom, and nothing of what is said of others', async () => {
  now = start
  const [ben, cem] = [await seedDeal(program), await seedDeal(program)]
  for (const deal of [ben, cem]) await meet(deal)
  now = new Date('2026-11-28T21:31:00Z')
  for (const { owner } of [ben, cem]) expect((await owner.act('PUT meeting/no_show')).status).toBe(200)
  expect((await dataOf(ben.buyer)).said_not_to_have_come).toEqual([
    { starts_at: '2026-11-28T21:30:00.000Z', reported_at: '2026-11-28T21:31:00.000Z' },
  ])
  expect((await dataOf(ben.owner)).said_not_to_have_come).toEqual([])
})

test('what somebody suggests to whom has blocked them is in their own data as any suggestion, and in the other’s not at all', async () => {
  now = start
  const { owner, buyer } = await seedDeal(program)
  await owner.act('PUT block')
  expect((await buyer.act('PUT meeting', saturday)).status).toBe(200)
  const [mine] = (await dataOf(buyer)).meetings
  expect(mine).toMatchObject({ suggested_by: 'buyer', suggested_place: saturday.place })
  expect(JSON.stringify(mine)).not.toMatch(/hidden/)
  const [theirs] = (await dataOf(owner)).meetings
  expect(theirs).toMatchObject({ suggested_by: null, suggested_starts_at: null, suggested_place: null })
})
