import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { call, type Program, setListing } from '../../listings/testing.ts'
import { close } from '../../privacy/testing.ts'
import { signedIn, someone, testProgram } from '../../testing.ts'
import { byToken, meet, seedDeal } from '../testing.ts'
import { afterMeeting, beforeMeeting, sheetActs } from './testing-sheets.ts'

let program: Program
let now = beforeMeeting

beforeAll(async () => {
  program = await testProgram()
  program.ctx.clock = { now: () => now }
})
afterAll(() => program.close())
beforeEach(() => {
  now = beforeMeeting
})

const { again, read, rowOf, sell, tick } = sheetActs(() => program)

test('years later whoever holds the code lists it again with all that was measured, and nothing of who had it', async () => {
  const owner = await someone(program.ctx)
  const deal = await seedDeal(program)
  const properties = {
    ...{ seat_width_in: '18', brand: 'Drive', model: 'RTL10266', serial_private: 'SN-1', battery_age_months: '12' },
    ...{ cleaned: 'Wiped clean', smoke_pet: 'Pets', handover_help: 'Can deliver nearby', battery_holds_charge: 'Yes' },
  }
  await setListing(program.ctx, deal.listingId, { properties: JSON.stringify(properties), equipment_type_id: 9 })
  const { code } = await meet(deal)
  now = afterMeeting
  await sell(deal)
  now = new Date(beforeMeeting.getTime() + 3 * 365 * day)
  const headers = await signedIn(program.ctx, owner)
  const { status, body } = await byToken(program, 'list_again', { token: code }, headers)
  expect([status, body.data]).toEqual([
    200,
    {
      equipment_type: { id: 9, name: 'Mobility scooter - full size', category: 'Scooters and Power Chairs' },
      title: 'Blue rollator',
      properties: { seat_width_in: '18', brand: 'Drive', model: 'RTL10266', battery_age_months: '47' },
    },
  ])
  expect(JSON.stringify((await read(code)).body)).not.toMatch(/SN-1|Pets|deliver/)
})

test('listAgain signed_out: a visitor logs in first', async () => {
  const { code } = await meet(await seedDeal(program))
  expect((await byToken(program, 'list_again', { token: code })).status).toBe(401)
})

test('the photo of what is sold opens by the code alone', async () => {
  const deal = await seedDeal(program)
  const { code } = await meet(deal)
  now = afterMeeting
  await sell(deal)
  expect((await read(code)).body.data.thing.picture.small).toMatch(/access=|\?/)
})

test('once the owner’s account is closed, the code says so kindly, and keeps nothing of them', async () => {
  const deal = await seedDeal(program)
  const { code, ofOwner } = await meet(deal)
  await tick(ofOwner, ['label'])
  now = afterMeeting
  await sell(deal)
  const { email } = deal.owner.person
  await close(program, await signedIn(program.ctx, deal.owner.person), { email })
  expect((await read(code)).body.data).toMatchObject({
    thing: null,
    gone: expect.stringMatching(/^Whoever passed this thing on has closed their account/),
  })
  expect((await again(code)).status).toBe(409)
})

test('once the receiver’s account is closed, nothing that they said is left, and nobody is asked', async () => {
  const deal = await seedDeal(program)
  const { ofReceiver } = await meet(deal)
  await tick(ofReceiver, ['label'], { wants_recalls: true })
  now = afterMeeting
  await sell(deal)
  const before = await rowOf(deal)
  const { email } = deal.buyer.person
  await close(program, await signedIn(program.ctx, deal.buyer.person), { email })
  const row = await program.ctx.db
    .selectFrom('handover_sheets')
    .selectAll()
    .where('id', '=', before.id)
    .executeTakeFirst()
  expect(row).toMatchObject({ receiver_id: null, receiver_ticks: [], wants_recalls: false, ask_at: null })
})

test('what somebody received is in their data', async () => {
  const deal = await seedDeal(program)
  await meet(deal)
  const headers = await signedIn(program.ctx, deal.buyer.person)
  const { body } = await call(program, 'GET', '/api/user/data', headers)
  expect(body.data.handovers.sheets).toEqual([expect.objectContaining({ wants_recalls: false })])
})
