import type { Answer } from '@reable/contract/client'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { setListing } from '../../listings/testing.ts'
import { close } from '../../privacy/testing.ts'
import { signedIn, someone, testProgram } from '../../testing.ts'
import { byToken, meet, type Side, seedDeal } from '../testing.ts'
import { afterMeeting, beforeMeeting, sheetActs } from './testing-sheets.ts'

let now = beforeMeeting

const program = await testProgram()
program.ctx.clock = { now: () => now }
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

const sheetOf = async (side: Side) => (await side.act('GET sheet')).body.data as unknown as Answer<'getSheet'>

const nameThem = ({ person }: Side, first_name: string) =>
  program.ctx.db.updateTable('people').set({ first_name }).where('id', '=', person.id).execute()

test('each reads the first name that the other gave, and whoever holds the code no name', async () => {
  const [other, deal] = [await seedDeal(program), await seedDeal(program)]
  await nameThem(other.owner, 'Eve')
  await nameThem(other.buyer, 'Adam')
  const { code } = await meet(deal)
  expect([(await sheetOf(deal.owner)).with, (await sheetOf(deal.buyer)).with]).toEqual(['The buyer', 'The seller'])
  await nameThem(deal.owner, 'Olga')
  await nameThem(deal.buyer, 'Bela')
  expect([(await sheetOf(deal.owner)).with, (await sheetOf(deal.buyer)).with]).toEqual(['Bela', 'Olga'])
  expect((await read(code)).body.data.with).toBeNull()
})

test('a sheet tells of the thing, of its battery apart, and nothing of the home that it was in or of its price', async () => {
  const deal = await seedDeal(program)
  const properties = {
    ...{ wheels_count: '3', battery_type: 'Lithium', charger_included: 'Yes', working_order: 'Works fully' },
    ...{ cleaned: 'Wiped clean', smoke_pet: 'Pets', handover_help: 'Can deliver nearby', price_when_new: '900' },
  }
  await setListing(program.ctx, deal.listingId, { equipment_type_id: 8, properties: JSON.stringify(properties) })
  const { code } = await meet(deal)
  const { thing } = (await read(code)).body.data
  const values = (facts: { value: string }[]) => facts.map(({ value }) => value).sort()
  expect(thing.cleaned).toBe('Wiped clean')
  expect([values(thing.facts), values(thing.battery.facts)]).toEqual([
    ['3', 'Works fully'],
    ['Lithium', 'Yes'],
  ])
  expect(thing.battery.properties).toEqual({ battery_type: 'Lithium' })
})

test('the photo of a thing opens at everybody’s address while it is public, and for the readers of its sheet after that', async () => {
  const deal = await seedDeal(program)
  await deal.owner.act('PUT promise')
  const { code } = await meet(deal)
  const isSigned = async () => (await read(code)).body.data.thing.picture.large.includes('signature=')
  expect(await isSigned()).toBe(false)
  await sell(deal)
  expect(await isSigned()).toBe(true)
})
