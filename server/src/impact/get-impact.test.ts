import { afterAll, beforeEach, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { call, setListing, sold } from '../listings/testing.ts'
import { ask, side, write } from '../messages/testing.ts'
import { close } from '../privacy/testing.ts'
import { get, signedIn, someListing, someone, testProgram } from '../testing.ts'
import { impactJobs } from './jobs.ts'

const start = new Date('2026-11-23T20:00:00Z')
let now = start

const program = await testProgram()
program.ctx.clock = { now: () => now }
afterAll(() => program.close())

beforeEach(async () => {
  now = start
  await program.ctx.db.deleteFrom('impact_facts').execute()
  await program.ctx.db.deleteFrom('impact_days').execute()
})

const advance = (days: number) => {
  now = new Date(now.getTime() + days * day)
}

const fold = () => impactJobs['count-impact']?.(program.ctx, {})

async function impact() {
  await fold()
  return (await get(program, '/impact')).body.data
}

type Listing = Parameters<typeof someListing>[2]

/** Lists so many things and hands them over, so many days later. */
async function handOver(things: number, listing: Listing = {}, days = 3) {
  const owner = await someone(program.ctx)
  const ids: number[] = []
  for (let at = 0; at < things; at++) ids.push(await someListing(program.ctx, owner, listing))
  advance(days)
  const headers = await signedIn(program.ctx, owner)
  for (const id of ids)
    await call(program, 'POST', '/feedbacks', headers, { feedback: { post_id: id, selected_option: 'exchanged' } })
  return { owner, ids, headers }
}

/** Hands over so many cushions. */
async function handOverCushions(things: number, listing: Listing = {}) {
  const { ids } = await handOver(things, listing)
  for (const id of ids) await setListing(program.ctx, id, { equipment_type_id: 5, category_id: 1 })
}

test('what its owner says was sold or given away counts, once, by kind, place, month and days until then', async () => {
  const { ids, headers } = await handOver(6)
  const [id] = ids
  await call(program, 'POST', '/feedbacks', headers, { feedback: { post_id: id, selected_option: 'exchanged' } })
  const answer = await impact()
  expect(answer).toMatchObject({
    since: 'November 2026',
    handed_over: { things: 6, found_here: 6 },
    kinds: [{ id: 3, name: 'Walking Aids', things: 6 }],
    places: [{ id: 4, name: 'Burnaby', things: 6, kinds: [{ id: 3, name: 'Walking Aids', things: 6 }] }],
    months: [{ month: '2026-11', label: 'November 2026', things: 6 }],
    carbon: { kilograms: 54, walking_aids: 6, other_kilograms: 0 },
  })
  expect(answer.waits.map(({ things }: { things: number }) => things)).toEqual([6, 0, 0, 0, 0])
  await fold()
  expect(await impact()).toEqual(answer)
})

test('what is taken back, or hidden because of reports, does not count; another answer counts as that one', async () => {
  const { ids } = await handOver(3)
  const [back = 0, hidden = 0, other = 0] = ids
  await setListing(program.ctx, back, { last_feedback: null, feedback_at: null, active: true })
  await setListing(program.ctx, hidden, { held_at: now, held_why: 'Reported' })
  await setListing(program.ctx, other, { last_feedback: 'exchanged_elsewhere' })
  expect((await impact()).handed_over).toEqual({ things: 1, found_here: 0 })
  await setListing(program.ctx, hidden, { held_at: null, held_why: null })
  expect((await impact()).handed_over).toEqual({ things: 2, found_here: 1 })
})

test('what was counted stays when its owner and the listings are gone', async () => {
  const { owner, headers } = await handOver(5)
  expect((await close(program, headers, { email: owner.email })).status).toBe(200)
  expect((await impact()).handed_over.things).toBe(5)
})

test('fewer than five of a kind or place are not said, nor what would give them away', async () => {
  await handOver(5)
  await handOver(2, { locationId: 18 })
  await handOver(4)
  await handOverCushions(6)
  await handOverCushions(5, { locationId: 18 })
  const { kinds, places } = await impact()
  expect(kinds.map(({ name, things }: { name: string; things: number }) => [name, things])).toEqual([
    ['Walking Aids', 11],
    ['Wheelchairs and Seating', 11],
  ])
  expect(places.map(({ name, kinds }: { name: string; kinds: object[] }) => [name, kinds])).toEqual([
    ['Burnaby', [expect.objectContaining({ things: 'withheld' }), expect.objectContaining({ things: 'withheld' })]],
    ['Richmond', [expect.objectContaining({ things: 'fewer' }), expect.objectContaining({ things: 'withheld' })]],
  ])
})

test('a kind and a place with one thing say fewer than five', async () => {
  await handOver(1)
  const { kinds, places } = await impact()
  expect([kinds, places]).toEqual([
    [{ id: 3, name: 'Walking Aids', things: 'fewer' }],
    [{ id: 4, name: 'Burnaby', things: 'fewer', kinds: [] }],
  ])
})

test('dollars saved are those of listings that state the price when new; a price above it saves nothing', async () => {
  const priced = (price_when_new: string, price = '40') => ({
    price,
    properties: { walker_wheels: 'Two front', cleaned: 'Wiped clean', price_when_new },
  })
  await handOver(1)
  await handOver(1, priced('100'))
  await handOver(1, priced('30'))
  expect((await impact()).money).toEqual({ things: 2, dollars_saved: 60 })
})

test('CO₂e goes by the weight that a seller gave, else by what such things usually weigh', async () => {
  const wheelchair = (more = {}) => ({
    equipmentTypeId: 1,
    properties: { seat_width_in: '18', cleaned: 'Wiped clean', ...more },
  })
  await handOver(1, wheelchair({ item_weight_lb: '44' }))
  await handOver(1, wheelchair())
  expect((await impact()).carbon).toEqual({ walking_aids: 0, other_kilograms: 36, kilograms: 18 })
})

test('a question counts, and the first answer to it, and whether it came within a day', async () => {
  const { ctx } = program
  const owner = await side(ctx)
  const listing = await someListing(ctx, owner.person)
  const ids: number[] = []
  for (let at = 0; at < 3; at++) {
    const { body } = await ask(program, await side(ctx), listing, 'Is it still there?')
    ids.push(body.data.conversation_id)
  }
  const [prompt = 0, late = 0] = ids
  await write(program, owner, prompt, 'Yes, it is.')
  await write(program, owner, prompt, 'Come on Friday.')
  advance(2)
  await write(program, owner, late, 'Yes, still.')
  const { messages, kinds, places } = await impact()
  expect(messages).toEqual({ asked: 3, answered: 2, answered_in_a_day: 1 })
  expect([kinds, places]).toEqual([[], []])
})

test('months without anything between others are shown as such, twelve at most', async () => {
  for (const at of ['2025-06-10', '2026-09-30', '2026-11-02']) {
    const id = await someListing(program.ctx, await someone(program.ctx))
    // Eleven in the evening in Vancouver: the day of its calendar.
    await setListing(program.ctx, id, sold(new Date(new Date(`${at}T00:00:00Z`).getTime() + 1.25 * day)))
  }
  const { since, months } = await impact()
  expect(since).toBe('June 2025')
  expect(months.map(({ month }: { month: string }) => month)).toHaveLength(12)
  expect(months.slice(-3).map(({ label, things }: { label: string; things: number }) => [label, things])).toEqual([
    ['September 2026', 1],
    ['October 2026', 0],
    ['November 2026', 1],
  ])
})

test('however many count at once, each thing is in the sums once', async () => {
  await handOver(7)
  await Promise.all([fold(), fold(), fold()])
  expect((await impact()).handed_over.things).toBe(7)
  const { rows } = await program.database.pool.query('select from impact_facts')
  expect(rows).toEqual([])
})
