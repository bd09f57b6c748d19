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
  const card = { version: 2, fields: '{}', keys: [], updated_at: now }
  const { id: card_id } = await ctx.db.insertInto('recall_cards').values(card).returning('id').executeTakeFirstOrThrow()
  for (const [version, changed_by] of [
    [2, person.id],
    [1, person.id],
    [3, other.id],
  ] as const) {
    const written = { card_id, version, changed_by, fields: '{}', withdrawn: false, changed_at: now }
    await ctx.db.insertInto('recall_card_versions').values(written).execute()
  }
  const own = [await someListing(ctx, person), await someListing(ctx, person)] as const
  const listings = [own[1], await someListing(ctx, other), own[0]]
  await ctx.db.deleteFrom('recall_checks').execute()
  for (const listingId of listings) await upsertChecks(ctx, [{ listingId, keys: [], strong: [card_id], possible: [] }])
  const { written, listings: matches } = await exportRecalls(ctx, { personId: person.id })
  expect(written.map(({ version }) => version)).toEqual([1, 2])
  expect(matches.map(({ listing_id }) => listing_id)).toEqual(own)
})
