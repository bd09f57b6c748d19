import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockPerson } from '#accounts'
import { inTransaction } from '#platform/context'
import { waitForBlockedSession } from '../../platform/database/testing-locks.ts'
import { get, someListing, someone, testProgram } from '../../testing.ts'
import { showListingsOf } from './show-listings-of.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

test('what someone listed before they confirmed is hidden, and seen by everyone afterwards', async () => {
  const { ctx } = program
  const id = await someListing(ctx, await someone(ctx, { confirmed: false }))
  const others = await someListing(ctx, await someone(ctx, { confirmed: false }))
  const { owner_id } = await ctx.db
    .selectFrom('listings')
    .select('owner_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect((await get(program, `/posts/${id}`)).body.code).toBe('listing_hidden')
  await showListingsOf(ctx, { ownerId: owner_id })
  await showListingsOf(ctx, { ownerId: owner_id })
  expect((await get(program, `/posts/${id}`)).body.data.post.confirmed).toBe(true)
  expect((await get(program, `/posts/${others}`)).body.code).toBe('listing_hidden')
})

test('what someone publishes at the moment they confirm is seen by everyone, whichever is first', async () => {
  const { ctx } = program
  const confirming = async (personId: number, meanwhile: () => Promise<void>) => {
    await inTransaction(ctx, async (ctx) => {
      await lockPerson(ctx, { personId })
      await meanwhile()
      const proved = { confirmed_at: ctx.clock.now(), unproved_sign_up_at: null }
      await ctx.db.updateTable('people').set(proved).where('id', '=', personId).execute()
    })
    await showListingsOf(ctx, { ownerId: personId })
  }
  const [before, after] = [await someone(ctx, { confirmed: false }), await someone(ctx, { confirmed: false })]
  let publishing: Promise<number> | undefined
  await confirming(before.id, async () => {
    publishing = someListing(ctx, before)
    await waitForBlockedSession(program.database.pool)
  })
  const waited = await publishing
  let confirmation: Promise<void> | undefined
  const first = await inTransaction(ctx, async (inside) => {
    const id = await someListing(inside, after)
    confirmation = confirming(after.id, async () => {})
    await waitForBlockedSession(program.database.pool)
    return id
  })
  await confirmation
  for (const id of [waited, first]) expect((await get(program, `/posts/${id}`)).body.data.post.confirmed).toBe(true)
})
