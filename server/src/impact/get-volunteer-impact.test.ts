import { afterAll, expect, test } from 'vitest'
import { day, hour } from '#platform/clock'
import { somePair, write } from '../messages/testing.ts'
import { get, signedIn, someone, testProgram } from '../testing.ts'

const now = new Date('2026-11-23T20:00:00Z')

const program = await testProgram()
program.ctx.clock = { now: () => now }
const person = await someone(program.ctx)
await program.ctx.db.updateTable('people').set({ role: 'steward' }).where('id', '=', person.id).execute()
const volunteer = await signedIn(program.ctx, person)
afterAll(() => program.close())

const impact = async () => (await get(program, '/console/impact', volunteer)).body.data
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)

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
  const { id: case_id } = await ctx.db
    .insertInto('cases')
    .values({ listing_id: listing, reasons: ['reported'], gravity: 2, opened_at: ago(day), closed_at: ago(day) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await ctx.db
    .insertInto('case_decisions')
    .values(
      ['keep', 'keep', 'release'].flatMap((decision) =>
        [day, 91 * day].map((decidedAgo) => ({ case_id, decision, decided_at: ago(decidedAgo) })),
      ),
    )
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

test('messages that were delivered and returned lately are counted, and how long they waited', async () => {
  const { ctx } = program
  const { buyer, id } = await somePair(program)
  const decided = [
    ['deliver', day, 2],
    ['deliver', 89 * day, 4],
    ['return', day, 6],
    ['deliver', 91 * day, 8],
    ['return', 91 * day, 9],
    [null, 0, 1],
  ] as const
  for (const [decision, decidedAgo, hours] of decided) {
    const message_id = (await write(program, buyer, id, `Since ${hours} hours`)).body.data.id
    const row = { message_id, held_at: ago(decidedAgo + hours * hour), decision }
    await ctx.db
      .insertInto('pending_messages')
      .values({ ...row, decided_at: decision && ago(decidedAgo) })
      .execute()
  }
  const { waits, messages } = await impact()
  expect(messages).toEqual({ delivered: 2, returned: 1 })
  expect(waits.messages).toEqual({ decided: 3, waiting: 1, median_hours: 4, most_hours: expect.closeTo(5.6) })
})
