import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { call, type Program } from '../listings/testing.ts'
import { close } from '../privacy/testing.ts'
import { signedIn, testProgram } from '../testing.ts'
import { exportHandovers } from './export-handovers.ts'
import { byToken, cardOf, type Deal, meet, type Side, seedDeal, seedDeals, sideOf, sweep } from './testing.ts'

let program: Program
const start = new Date('2026-11-23T20:00:00Z')
let now = start

beforeAll(async () => {
  program = await testProgram()
  program.ctx.clock = { now: () => now }
})
afterAll(() => program.close())
beforeEach(() => {
  now = start
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

/** The side of somebody whose session may be over. */
const later = async (side: Side): Promise<Side> =>
  sideOf(program, { ...side, headers: await signedIn(program.ctx, side.person) })

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

test('what others are said not to have come to stays when somebody leaves of whom it is said too', async () => {
  const [ben, cem] = [await seedDeal(program), await seedDeal(program)]
  for (const deal of [ben, cem]) await meet(deal)
  now = new Date('2026-11-28T22:00:00Z')
  for (const { owner } of [ben, cem]) await owner.act('PUT meeting/no_show')
  await closeAccount(ben.buyer)
  const said = await program.ctx.db.selectFrom('no_shows').select('person_id').execute()
  expect(said).toEqual([{ person_id: cem.buyer.person.id }])
})

test('of a handover that is done and a meeting that was, nothing is said once one of the two leaves', async () => {
  const [ben, cem] = [await seedDeal(program), await seedDeal(program)]
  for (const deal of [ben, cem]) {
    await deal.owner.act('PUT promise')
    await meet(deal)
  }
  now = new Date('2026-11-28T21:30:00Z')
  for (const { listingId, headers } of [ben, cem]) {
    const feedback = { post_id: listingId, selected_option: 'exchanged' }
    expect((await call(program, 'POST', '/feedbacks', headers, { feedback })).status).toBe(200)
  }
  await sweep(program)
  const [buyer, owner] = [await later(ben.buyer), await later(cem.owner)]
  const before = [...(await buyer.read()), ...(await owner.read())]
  await closeAccount(ben.owner)
  await closeAccount(cem.buyer)
  const added = [...(await buyer.read()), ...(await owner.read())].filter((text) => !before.includes(text))
  expect(added).toEqual([hasLeft('seller'), hasLeft('buyer')])
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
