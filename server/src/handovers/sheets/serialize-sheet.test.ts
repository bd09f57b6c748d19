import type { Answer } from '@reable/contract/client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Program, setListing } from '../../listings/testing.ts'
import { testProgram } from '../../testing.ts'
import { meet, type Side, seedDeal, sweep } from '../testing.ts'
import { beforeMeeting, sheetActs } from './testing-sheets.ts'

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

const { read, rowOf, sell, tick } = sheetActs(() => program)

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

test('a sheet that was called off is there no more; one that is fulfilled stays whatever becomes of the meeting', async () => {
  const [off, done] = [await seedDeal(program), await seedDeal(program)]
  await done.owner.act('PUT promise')
  const tokens = [await meet(off), await meet(done)]
  await off.owner.act('DELETE meeting')
  expect([(await off.owner.get()).has_sheet, (await done.owner.get()).has_sheet]).toEqual([false, true])
  await sell(done)
  await done.owner.act('DELETE meeting')
  expect((await read(tokens[1]?.code ?? '')).body.data).toMatchObject({ state: 'handed_over', gone: null })
})

test('whom the thing waited for at that very moment was met, and is asked a month later', async () => {
  const deal = await seedDeal(program)
  await meet(deal)
  now = new Date('2026-11-28T21:30:00Z')
  await sell(deal)
  const ask_at = new Date('2026-12-28T21:30:00Z')
  expect(await rowOf(deal)).toMatchObject({ handed_over_at: now, ended_at: null, ask_at })
})

test('what was sold and deleted before anybody looked ends its sheets', async () => {
  const deal = await seedDeal(program)
  const { ofReceiver } = await meet(deal)
  await tick(ofReceiver, ['label'])
  now = new Date('2026-11-28T23:00:00Z')
  await setListing(program.ctx, deal.listingId, { deleted_at: now })
  await setListing(program.ctx, deal.listingId, { active: false, last_feedback: 'exchanged' })
  await sweep(program)
  expect(await rowOf(deal)).toMatchObject({ ended_at: now, handed_over_at: null, ask_at: null })
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
