import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Program } from '../../listings/testing.ts'
import { get, signedIn, someone, testProgram } from '../../testing.ts'
import { type Deal, seedDeals } from '../testing.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
  program.ctx.clock = { now: () => new Date('2026-11-23T20:00:00Z') }
})
afterAll(() => program.close())

test('the owner is asked about those who wrote, the one with the promise first; another reads nothing', async () => {
  const [ben, ana] = (await seedDeals(program, 2)) as [Deal, Deal]
  await program.ctx.db.updateTable('people').set({ first_name: 'Ben' }).where('id', '=', ben.buyer.person.id).execute()
  await ben.owner.act('PUT promise')
  const path = `/api/user/posts/${ben.listingId}/receivers`
  expect((await get(program, path, ben.headers)).body.data).toEqual([
    { conversation_id: ben.owner.conversationId, name: 'Ben', promised: true },
    {
      conversation_id: ana.owner.conversationId,
      name: 'Someone who wrote “Still there?”',
      promised: false,
    },
  ])
  const other = await get(program, path, await signedIn(program.ctx, await someone(program.ctx)))
  expect([other.status, other.body.code]).toEqual([404, 'not_found'])
})

test('listReceivers signed_out, listReceivers not_found: a visitor, and an unknown listing', async () => {
  const [ben] = (await seedDeals(program, 1)) as [Deal]
  expect((await get(program, `/api/user/posts/${ben.listingId}/receivers`)).body.code).toBe('signed_out')
  expect((await get(program, '/api/user/posts/0/receivers', ben.headers)).body.code).toBe('not_found')
})
