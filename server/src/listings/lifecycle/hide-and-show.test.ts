import type { RestrictionKind } from '@reable/contract/restrictions/rules'
import { afterAll, expect, test } from 'vitest'
import { lockPerson, type Person } from '#accounts'
import { day } from '#platform/clock'
import { inTransaction } from '#platform/context'
import { waitForBlockedSession } from '../../platform/database/testing-locks.ts'
import { insertRestriction } from '../../restrictions/restriction-queries.ts'
import { get, someListing, someone, testProgram } from '../../testing.ts'
import { findOwnersToShow } from '../browse/listing-queries.ts'
import { rowOf, setListing, sold } from '../testing.ts'
import { hideListingsOf } from './hide-listings-of.ts'
import { showListingsOf } from './show-listings-of.ts'

const now = new Date('2026-11-20T20:00:00Z')

const program = await testProgram()
program.ctx.clock = { now: () => now }
afterAll(() => program.close())

const hide = ({ id: ownerId }: Person, hidden = true) =>
  inTransaction(program.ctx, (ctx) => hideListingsOf(ctx, { ownerId, hidden }))
const isShown = async (id: number) => (await get(program, `/posts/${id}`)).status === 200

test('a ban hides all of its person and nothing of others; when it is over, what would be shown without it is shown again', async () => {
  const [owner, other, banned] = [await someone(program.ctx), await someone(program.ctx), await someone(program.ctx)]
  const own = [await someListing(program.ctx, owner), await someListing(program.ctx, owner)]
  const gone = await someListing(program.ctx, owner)
  await setListing(program.ctx, gone, sold(now))
  const [others, ofBanned] = [await someListing(program.ctx, other), await someListing(program.ctx, banned)]
  await hide(banned)
  const shown = () => Promise.all([...own, gone, others, ofBanned].map(isShown))
  for (let times = 0; times < 2; times++) {
    await hide(owner)
    expect(await shown()).toEqual([false, false, false, true, false])
  }
  for (let times = 0; times < 2; times++) {
    await hide(owner, false)
    expect(await shown()).toEqual([true, true, false, true, false])
  }
  expect((await rowOf(program.ctx, gone)).last_feedback).toBe('exchanged')
})

const later = (days: number) => new Date(now.getTime() + days * day)
type Restriction = { kind: RestrictionKind; over_at: Date | null; lifted_at: Date | null }
const ban: Restriction = { kind: 'ban', over_at: later(1), lifted_at: null }

test.each<[string, Restriction[], boolean]>([
  ['no ban is left', [], true],

  ['a ban goes on for good', [{ ...ban, over_at: null }], false],
  ['a ban is over', [{ ...ban, over_at: later(-1) }], true],

  ['a ban was lifted', [{ ...ban, lifted_at: now }], true],
  ['one ban was lifted and another one goes on', [{ ...ban, lifted_at: now }, ban], false],

  ['they may list nothing new', [{ ...ban, kind: 'stop' }], true],
])('whether what a ban has hidden is to be shown again, where %s', async (_words, restrictions, isToShow) => {
  const [owner, stays] = [await someone(program.ctx), await someone(program.ctx)]
  for (const person of [owner, stays]) await someListing(program.ctx, person)
  for (const { kind, over_at, lifted_at } of restrictions) {
    const id = await insertRestriction(program.ctx, {
      ...{ personId: owner.id, kind, days: null, reason: 'Another reason', sentence: 'Please stop.' },
      ...{ decidedBy: stays.id, caseId: undefined, begunAt: later(-2), endsAt: over_at, agreeUntil: null },
    })
    const changed = program.ctx.db.updateTable('restrictions').where('id', '=', id)
    if (lifted_at) await changed.set({ lifted_at, lifted_by: stays.id }).execute()
  }
  await hide(owner)
  const found = await findOwnersToShow(program.ctx)
  expect([found.includes(owner.id), found.includes(stays.id)]).toEqual([isToShow, false])
})

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
