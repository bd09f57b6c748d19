import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { withFailingWrites } from '../../platform/database/testing-failures.ts'
import { signedIn, someListing, someone, somePicture, testProgram, walker } from '../../testing.ts'
import { expireListings } from '../lifecycle/expire-listings.ts'
import { forgetListings } from '../lifecycle/forget-listings.ts'
import { hideListingsOf } from '../lifecycle/hide-listings-of.ts'
import { renewListing } from '../lifecycle/renew-listing.ts'
import { showListingsOf } from '../lifecycle/show-listings-of.ts'
import { releaseListing, suspendListing } from '../lifecycle/suspend-listing.ts'
import { call, type Program, photosOf, setListing, walkerForm } from '../testing.ts'
import { publishListing } from './publish-listing.ts'

let program: Program
let owner: Person
let id: number

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())
beforeEach(async () => {
  owner = await someone(program.ctx)
  id = await someListing(program.ctx, owner)
})

/** What is queued with a change, by the rows of the queue. */
const queued = {
  'its words are learnt': "new.key = 'learn-words'",
  'what was promised of it ends': "new.key = 'sweep-handovers'",
  'those who wait are told': 'new.key is null',
}
type Queued = keyof typeof queued

type Change = { change: string; queues: Queued[]; before?: object; does: (ctx: Context) => Promise<unknown> }

/** A call of its owner, which throws where it is refused. */
async function asOwner(...[method, url, payload]: [method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object]) {
  const { status } = await call(program, method, url, await signedIn(program.ctx, owner), payload)
  if (status !== 200) throw new Error(`answered with ${status}`)
}
const inOne = (act: (ctx: Context) => Promise<unknown>) => (ctx: Context) => inTransaction(ctx, act)

const toLearn: Queued = 'its words are learnt'
const toEnd: Queued = 'what was promised of it ends'
const toNotify: Queued = 'those who wait are told'
const notAnnounced = { announced_at: null }
const held = { held_at: new Date('2026-11-20T20:00:00Z'), held_why: 'It was reported.' }

const changes: Change[] = [
  { change: 'it is deleted', queues: [toEnd, toLearn], does: () => asOwner('DELETE', `/posts/${id}`) },
  {
    ...{ change: 'it is sold', queues: [toEnd, toLearn] },
    does: () => asOwner('POST', '/feedbacks', { feedback: { post_id: id, selected_option: 'exchanged' } }),
  },
  {
    ...{ change: 'it is edited', queues: [toLearn] },
    does: async (ctx) => asOwner('PUT', `/posts/${id}`, { post: { ...walkerForm, images: await photosOf(ctx, id) } }),
  },
  {
    ...{ change: 'it is activated', queues: [toNotify, toLearn], before: { ...notAnnounced, active: false } },
    does: (ctx) => renewListing(ctx, { owner, id }),
  },
  {
    ...{ change: 'its owner is banned', queues: [toLearn] },
    does: inOne((ctx) => hideListingsOf(ctx, { ownerId: owner.id, hidden: true })),
  },
  {
    ...{ change: 'the ban is over', queues: [toNotify, toLearn], before: { ...notAnnounced, owner_banned: true } },
    does: inOne((ctx) => hideListingsOf(ctx, { ownerId: owner.id, hidden: false })),
  },
  {
    ...{
      change: 'its owner confirms',
      queues: [toNotify, toLearn],
      before: { ...notAnnounced, owner_confirmed: false },
    },
    does: (ctx) => showListingsOf(ctx, { ownerId: owner.id }),
  },
  {
    ...{ change: 'it is suspended', queues: [toEnd, toLearn] },
    does: inOne((ctx) => suspendListing(ctx, { id, reason: 'It was reported.' })),
  },
  {
    ...{ change: 'it is released', queues: [toNotify, toLearn], before: { ...notAnnounced, ...held } },
    does: inOne((ctx) => releaseListing(ctx, { id })),
  },
]

/** Every column of the owner's listings. */
const stored = () => program.ctx.db.selectFrom('listings').selectAll().where('owner_id', '=', owner.id).execute()

describe('[LIFE-05] [LIFE-04] [LIFE-03] a listing stays as it was when it cannot be queued', () => {
  test.each(changes.flatMap((one) => one.queues.map((queues) => ({ ...one, queues }))))(
    'that $queues, while $change',
    async ({ queues, before, does }) => {
      if (before) await setListing(program.ctx, id, before)
      const rows = await stored()
      const failure = { table: 'graphile_worker._private_jobs', on: 'insert', when: queued[queues] } as const
      await expect(withFailingWrites(program.database.pool, failure, () => does(program.ctx))).rejects.toThrow()
      expect(await stored()).toEqual(rows)
      await does(program.ctx)
      expect(await stored()).not.toEqual(rows)
    },
  )
})

const failing = (queues: Queued, act: () => Promise<unknown>) =>
  withFailingWrites(
    program.database.pool,
    { table: 'graphile_worker._private_jobs', on: 'insert', when: queued[queues] },
    act,
  )

test.each([toNotify, toLearn])('nothing is published when it cannot be queued that %s', async (queues) => {
  const draft = { ...walker, pictureIds: [await somePicture(program.ctx, owner)] }
  await expect(failing(queues, () => publishListing(program.ctx, { owner, draft }))).rejects.toThrow()
  expect((await stored()).map((row) => row.id)).toEqual([id])
})

test('the listings of who is forgotten stay until it is queued that their words are learnt', async () => {
  await program.ctx.db.deleteFrom('pictures').where('listing_id', '=', id).execute()
  const forget = () => forgetListings(program.ctx, { ownerId: owner.id })
  await expect(failing(toLearn, forget)).rejects.toThrow()
  expect((await stored()).map((row) => row.id)).toEqual([id])
  await forget()
  expect(await stored()).toEqual([])
})

test.each([toEnd, toLearn])(
  'the job that ends listings comes again when it cannot be queued that %s',
  async (queues) => {
    await setListing(program.ctx, id, { expires_at: program.ctx.clock.now() })
    await expect(failing(queues, () => expireListings(program.ctx))).rejects.toThrow()
  },
)
