import { afterAll, beforeAll, expect, test } from 'vitest'
import { day, hour } from '#platform/clock'
import type { Program } from '../listings/testing.ts'
import { somePair } from '../messages/testing.ts'
import { get, signedIn, someone, testProgram } from '../testing.ts'

let program: Program
let volunteer: Record<string, string>
const now = new Date('2026-11-23T20:00:00Z')

beforeAll(async () => {
  program = await testProgram()
  program.ctx.clock = { now: () => now }
  const person = await someone(program.ctx)
  await program.ctx.db.updateTable('people').set({ role: 'steward' }).where('id', '=', person.id).execute()
  volunteer = await signedIn(program.ctx, person)
})
afterAll(() => program.close())

const impact = async () => (await get(program, '/console/impact', volunteer)).body.data
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)

test('getVolunteerImpact not_found: to everybody but volunteers there is nothing here', async () => {
  const other = await signedIn(program.ctx, await someone(program.ctx))
  for (const headers of [{}, other]) {
    const { status, body } = await get(program, '/console/impact', headers)
    expect([status, body.code]).toEqual([404, 'not_found'])
  }
})

test('getVolunteerImpact signed_out: a session that is over says so', async () => {
  const { status, body } = await get(program, '/console/impact', { ...volunteer, 'x-user-token': 'guess' })
  expect([status, body.code]).toEqual([401, 'signed_out'])
})

test('nothing to decide is said as such', async () => {
  const none = { decided: 0, waiting: 0, median_hours: null, most_hours: null }
  expect(await impact()).toEqual({
    days: 90,
    waits: { listings: none, people: none, messages: none },
    listings: { released: 0, left_hidden: 0 },
    messages: { delivered: 0, returned: 0 },
    people: { stopped: 0, stopped_now: 0 },
  })
})

test('waits are those of what was decided within 90 days; what waits is counted beside them', async () => {
  const { ctx } = program
  const { listing, id: conversation_id, buyer, owner } = await somePair(program)
  const report = (hours: number | null, decidedAgo = day) => {
    const decided_at = hours === null ? null : ago(decidedAgo)
    return {
      ...{ listing_id: listing, reporter: Buffer.from(`${hours} ${decidedAgo}`), confirmed: true, reasons: ['scam'] },
      ...{ created_at: ago(decidedAgo + (hours ?? 0) * hour), decided_at },
      decision: decided_at && 'keep',
    }
  }
  await ctx.db
    .insertInto('reports')
    .values([report(1), report(3), report(11), report(null), report(500, 91 * day)])
    .execute()
  await ctx.db
    .insertInto('decisions')
    .values(['keep', 'keep', 'release'].map((decision) => ({ listing_id: listing, decision, decided_at: ago(day) })))
    .execute()
  await ctx.db
    .insertInto('person_reports')
    .values({
      ...{ conversation_id, reporter_id: buyer.person.id, reported_id: owner.person.id, reasons: ['rude'] },
      ...{ created_at: ago(2 * day), decision: 'pause', decided_at: ago(day) },
    })
    .execute()
  const [begun_at, ends_at] = [ago(day), new Date(now.getTime() + day)]
  const restriction = { person_id: owner.person.id, kind: 'mute', reason: 'rude', sentence: 'Please be kind.' }
  await ctx.db
    .insertInto('restrictions')
    .values({ ...restriction, begun_at, ends_at })
    .execute()
  const { waits, listings, people } = await impact()
  expect(waits.listings).toEqual({ decided: 3, waiting: 1, median_hours: 3, most_hours: expect.closeTo(9.4) })
  expect(waits.people).toMatchObject({ decided: 1, waiting: 0, median_hours: 24 })
  expect(listings).toEqual({ released: 1, left_hidden: 2 })
  expect(people).toEqual({ stopped: 1, stopped_now: 1 })
})
