import type { RestrictionKind } from '@reable/contract/restrictions/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { day } from '#platform/clock'
import { inTransaction } from '#platform/context'
import { insertRestriction } from '../../restrictions/restriction-queries.ts'
import { get, someListing, someone, testProgram } from '../../testing.ts'
import { findOwnersToShow } from '../browse/listing-queries.ts'
import { type Program, rowOf, setListing, sold } from '../testing.ts'
import { hideListingsOf } from './hide-listings-of.ts'

let program: Program
const now = new Date('2026-11-20T20:00:00Z')

beforeAll(async () => {
  program = await testProgram()
  program.ctx.clock = { now: () => now }
})
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

test('while what somebody listed is hidden, nothing of others is locked', async () => {
  const [owner, other] = [await someone(program.ctx), await someone(program.ctx)]
  const [own, others] = [await someListing(program.ctx, owner), await someListing(program.ctx, other)]
  const free = await inTransaction(program.ctx, async (ctx) => {
    await hideListingsOf(ctx, { ownerId: owner.id, hidden: true })
    const rows = program.ctx.db.selectFrom('listings').select('id').where('id', 'in', [own, others])
    return rows.forUpdate().skipLocked().execute()
  })
  expect(free).toEqual([{ id: others }])
})

const later = (days: number) => new Date(now.getTime() + days * day)
type Restriction = { kind: RestrictionKind; over_at: Date | null; lifted_at: Date | null }
const ban: Restriction = { kind: 'ban', over_at: later(1), lifted_at: null }

test.each<[string, Restriction[], boolean]>([
  ['no ban is left', [], true],
  ['a ban goes on', [ban], false],
  ['a ban goes on for good', [{ ...ban, over_at: null }], false],
  ['a ban is over', [{ ...ban, over_at: later(-1) }], true],
  ['a ban ends now', [{ ...ban, over_at: now }], true],
  ['a ban was lifted', [{ ...ban, lifted_at: now }], true],
  ['one ban was lifted and another one goes on', [{ ...ban, lifted_at: now }, ban], false],
  ['nothing but what they write is restricted', [{ ...ban, kind: 'mute' }], true],
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
