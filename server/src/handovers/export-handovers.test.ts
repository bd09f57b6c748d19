import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import type { Program } from '../listings/testing.ts'
import { get, signedIn, someListing, someone, testProgram } from '../testing.ts'
import { exportHandovers } from './export-handovers.ts'
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

test('what somebody promised, agreed to and has others wait for is in their own data by its listing, whenever it was stored', async () => {
  now = start
  const { ctx } = program
  const [owner, ben, ana] = [await someone(ctx), await someone(ctx), await someone(ctx)]
  const [one = 0, two = 0] = [await someListing(ctx, owner), await someListing(ctx, owner)]
  const asked = async (listing_id: number, { id: buyer_id }: Person) => {
    const row = { listing_id, owner_id: owner.id, buyer_id, created_at: now }
    return (await ctx.db.insertInto('conversations').values(row).returning('id').executeTakeFirstOrThrow()).id
  }
  const first = [await asked(one, ben), await asked(one, ana)]
  const second = [await asked(two, ben), await asked(two, ana)]
  const later = new Date(now.getTime() + 1)
  for (const [listing_id, [promised = 0, waits = 0]] of [
    [two, second],
    [one, first],
  ] as const) {
    const promise = { listing_id, conversation_id: promised, promised_at: now, until: later }
    await ctx.db.insertInto('promises').values(promise).execute()
    await ctx.db.insertInto('waiting_list').values({ listing_id, conversation_id: waits, joined_at: now }).execute()
    await ctx.db.insertInto('meetings').values({ conversation_id: promised }).execute()
  }
  // What was another's in between is at another place of its table, and of what leads to it.
  for (const owner_id of [null, owner.id])
    await ctx.db.updateTable('conversations').set({ owner_id }).where('id', 'in', first).execute()
  const { promises, waiting, meetings } = await exportHandovers(ctx, { personId: owner.id })
  expect(promises.map((each) => each.listing_id)).toEqual([one, two])
  expect(waiting.map((each) => each.listing_id)).toEqual([one, two])
  expect(meetings.map((each) => each.conversation_id)).toEqual([first[0], second[0]])
})

test('what somebody received is in their own data in its order, and of which recalls they were told by when they were', async () => {
  now = start
  const { ctx } = program
  const [ben, other] = [await someone(ctx), await someone(ctx)]
  const listing_id = await someListing(ctx, await someone(ctx))
  const card = { version: 1, fields: '{}', keys: [], updated_at: now }
  const cards = await ctx.db.insertInto('recall_cards').values([card, card]).returning('id').execute()
  const [ofOne = 0, ofTwo = 0] = cards.map(({ id }) => id)
  for (const [brand, ...offsets] of [
    ['First', 2, 3],
    ['Second', 4, 1],
  ] as const) {
    const sheet = { listing_id, brand, receiver_id: ben.id, equipment_type_id: 1, created_at: now }
    const { id: sheet_id } = await ctx.db
      .insertInto('handover_sheets')
      .values({ ...sheet, token_hash: Buffer.from(brand) })
      .returning('id')
      .executeTakeFirstOrThrow()
    const rows = offsets.map((after, at) => ({
      ...{ sheet_id, card_id: at ? ofTwo : ofOne, notified_at: new Date(now.getTime() + after) },
    }))
    await ctx.db.insertInto('handover_recalls').values(rows).execute()
  }
  // What was another's in between is at another place of its table, and of what leads to it.
  for (const { id: receiver_id } of [other, ben])
    await ctx.db.updateTable('handover_sheets').set({ receiver_id }).where('brand', '=', 'First').execute()
  const { sheets, recalls } = await exportHandovers(ctx, { personId: ben.id })
  expect(sheets.map(({ brand }) => brand)).toEqual(['First', 'Second'])
  expect(recalls.map(({ notified_at }) => notified_at.getTime() - now.getTime())).toEqual([1, 2, 3, 4])
})

test('who waits for a listing is in its owner’s data by when they joined, not by when they wrote', async () => {
  now = start
  const { ctx } = program
  const [ben, ana, cem] = (await seedDeals(program, 3)) as [Deal, Deal, Deal]
  await ben.owner.act('PUT promise')
  for (const { buyer } of [cem, ana]) await buyer.act('PUT waiting')
  const ids = [cem, ana].map(({ buyer }) => buyer.conversationId)
  // What is written anew is at another place of its table.
  const first = ctx.db.updateTable('waiting_list').set({ joined_at: new Date(start.getTime() + 1) })
  await first.where('conversation_id', '=', cem.buyer.conversationId).execute()
  const { waiting } = await exportHandovers(ctx, { personId: ben.owner.person.id })
  expect(waiting.map(({ conversation_id }) => conversation_id)).toEqual(ids)
})
