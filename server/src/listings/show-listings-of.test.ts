import { afterAll, beforeAll, expect, test } from 'vitest'
import { get, someListing, someone, testProgram } from '../testing.ts'
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
