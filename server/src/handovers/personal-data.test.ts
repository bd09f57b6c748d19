import { afterAll, beforeEach, expect, test } from 'vitest'
import { close } from '../privacy/testing.ts'
import { get, signedIn, testProgram } from '../testing.ts'
import { exportHandovers } from './export-handovers.ts'
import { byToken, cardOf, type Deal, meet, type Side, saturday, seedDeal, seedDeals } from './testing.ts'

const start = new Date('2026-11-23T20:00:00Z')
let now = start

const program = await testProgram()
program.ctx.clock = { now: () => now }
afterAll(() => program.close())
beforeEach(() => {
  now = start
})

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
  const { owner, buyer } = await seedDeal(program)
  await owner.act('PUT block')
  expect((await buyer.act('PUT meeting', saturday)).status).toBe(200)
  const [mine] = (await dataOf(buyer)).meetings
  expect(mine).toMatchObject({ suggested_by: 'buyer', suggested_place: saturday.place })
  expect(JSON.stringify(mine)).not.toMatch(/hidden/)
  const [theirs] = (await dataOf(owner)).meetings
  expect(theirs).toMatchObject({ suggested_by: null, suggested_starts_at: null, suggested_place: null })
})

/** Lets somebody be called by a name, which mails use. */
const nameThem = async ({ person }: Side, first_name: string) => {
  await program.ctx.db.updateTable('people').set({ first_name }).where('id', '=', person.id).execute()
}

const closeAccount = async ({ person }: Side): Promise<void> => {
  const { status } = await close(program, await signedIn(program.ctx, person), { email: person.email })
  expect(status).toBe(200)
}

const hasLeft = (who: string) => `The ${who} closed their account. What they wrote went with it.`

/** Something promised to the first of two, who meet about it and tick its sheet; the second waits for it. */
async function wholeHandover(): Promise<[Deal, Deal]> {
  const [first, next] = (await seedDeals(program, 2)) as [Deal, Deal]
  await first.owner.act('PUT promise')
  await next.buyer.act('PUT waiting')
  const { ofOwner, ofReceiver } = await meet(first)
  for (const token of [ofOwner, ofReceiver])
    expect((await byToken(program, 'tick_sheet', { token, ticks: ['label'] })).status).toBe(200)
  return [first, next]
}

test('whoever leaves, the handovers of others go on as they were, with what they ticked', async () => {
  const [[ben, ana], [cem, dot]] = [await wholeHandover(), await wholeHandover()]
  const standing = async () => [
    ...[await cem.owner.get(), await cem.buyer.get(), await dot.buyer.get()],
    ...[await cem.buyer.read(), await dot.buyer.read(), (await cem.owner.act('GET sheet')).body.data],
  ]
  const before = await standing()
  expect(before[0]).toMatchObject({ promise: { to: 'them' }, waiting: { people: 1 }, meeting: { passed: false } })
  expect(before.at(-1)).toMatchObject({ ticks: { mine: ['label'], theirs: ['label'] } })
  for (const { buyer } of [ben, ana]) await closeAccount(buyer)
  await closeAccount(ben.owner)
  expect(await standing()).toEqual(before)
})

test('what somebody waits for has a place less once they leave, and it is not free for that', async () => {
  const [ben, ana] = await wholeHandover()
  await closeAccount(ana.buyer)
  expect((await ben.owner.get()).waiting).toEqual({ people: 0, place: null })
  expect([await ana.owner.read(), (await cardOf(program, ben.listingId))?.reserved]).toEqual([[hasLeft('buyer')], true])
})

test('a mail names who makes a promise, takes it back or cancels a meeting, and nobody once they leave', async () => {
  const [stays, leaves] = [await seedDeal(program), await seedDeal(program)]
  for (const { owner, buyer } of [stays, leaves]) {
    await nameThem(owner, 'Olga')
    await nameThem(buyer, 'Bela')
    await owner.act('PUT promise')
  }
  for (const deal of [stays, leaves]) await meet(deal)
  await stays.owner.act('DELETE meeting')
  await stays.owner.act('DELETE promise')
  await closeAccount(leaves.owner)
  const said = async ({ buyer }: Deal) =>
    (await buyer.mails()).slice(-2).map(({ plain }) => /\w+( \w+)? (cancelled|took|closed)/.exec(plain)?.[0])
  expect(await said(stays)).toEqual(['Olga cancelled', 'Olga took'])
  expect((await said(leaves)).at(-1)).toBe('The seller closed')
  const written = JSON.stringify((await leaves.buyer.mails()).at(-1))
  expect(written).not.toMatch(/Olga|Bela/)
  const promises = async ({ buyer }: Deal) =>
    (await buyer.mails()).filter(({ plain }) => /Olga\s+promised/.test(plain)).length
  expect([await promises(stays), await promises(leaves)]).toEqual([1, 0])
})

test('what a buyer ticked, answered and wished to be told of is in no data of the owner’s once they leave', async () => {
  const deal = await seedDeal(program)
  const { ofReceiver: token } = await meet(deal)
  await byToken(program, 'tick_sheet', { token, ticks: ['label'], wants_recalls: true })
  const said = program.ctx.db.updateTable('handover_sheets').set({ fits: true, as_described: false })
  await said.where('conversation_id', '=', deal.owner.conversationId).execute()
  const sheetsOfOwner = async () =>
    (await exportHandovers(program.ctx, { personId: deal.owner.person.id })).sheets.map((sheet) => [
      ...[sheet.receiver_ticks, sheet.wants_recalls, sheet.fits, sheet.as_described],
    ])
  expect(await sheetsOfOwner()).toEqual([[['label'], true, true, false]])
  await closeAccount(deal.buyer)
  expect(await sheetsOfOwner()).toEqual([[[], false, null, null]])
})
