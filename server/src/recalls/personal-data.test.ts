import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Program } from '../listings/testing.ts'
import { someListing, someone, testProgram } from '../testing.ts'
import { upsertChecks } from './checks/check-queries.ts'
import { exportRecalls } from './personal-data.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

test('somebody downloads what they wrote of recalls, in its order, and what their own listings match', async () => {
  const { ctx } = program
  const [person, other] = [await someone(ctx), await someone(ctx)]
  const now = ctx.clock.now()
  const newCard = async () => {
    const card = { version: 2, fields: '{}', keys: [], updated_at: now }
    return (await ctx.db.insertInto('recall_cards').values(card).returning('id').executeTakeFirstOrThrow()).id
  }
  const [first, second] = [await newCard(), await newCard()]
  for (const [card_id, version, changed_by] of [
    [second, 1, person.id],
    [first, 2, person.id],
    [first, 1, person.id],
    [first, 3, other.id],
  ] as const) {
    const written = { card_id, version, changed_by, fields: '{}', withdrawn: false, changed_at: now }
    await ctx.db.insertInto('recall_card_versions').values(written).execute()
  }
  const own = [await someListing(ctx, person), await someListing(ctx, person)] as const
  const listings = [own[1], await someListing(ctx, other), own[0]]
  await ctx.db.deleteFrom('recall_checks').execute()
  for (const listingId of listings) await upsertChecks(ctx, [{ listingId, keys: [], strong: [first], possible: [] }])
  const { written, listings: matches } = await exportRecalls(ctx, { personId: person.id })
  expect(written.map(({ card_id, version }) => [card_id, version])).toEqual([
    [first, 1],
    [first, 2],
    [second, 1],
  ])
  expect(matches.map(({ listing_id }) => listing_id)).toEqual(own)
})
