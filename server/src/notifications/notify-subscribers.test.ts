import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { hideListingsOf } from '../listings/lifecycle/hide-listings-of.ts'
import { renewListing } from '../listings/lifecycle/renew-listing.ts'
import { showListingsOf } from '../listings/lifecycle/show-listings-of.ts'
import { setListing } from '../listings/testing.ts'
import { someListing, someone, testProgram } from '../testing.ts'
import { notifySubscribers } from './notify-subscribers.ts'
import { announcements, runQueuedJobs, subscribe } from './testing.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let owner: Person
let rosa: Person

beforeEach(async () => {
  program = await testProgram({ PUBLIC_URL: 'https://reable.example' })
  owner = await someone(program.ctx)
  rosa = await someone(program.ctx)
  await subscribe(program.ctx, rosa)
})
afterEach(() => program.close())

const recipients = async () => (await announcements(program.ctx)).map(({ recipient }) => recipient)
const list = (by = owner, overrides = {}) => someListing(program.ctx, by, overrides)

test('[NOTI-07] a new public listing of the type is mailed to each subscriber, once, never to its owner', async () => {
  const ida = await someone(program.ctx)
  for (const person of [ida, owner]) await subscribe(program.ctx, person)
  const id = await list()
  // So few need no further job.
  expect(await runQueuedJobs(program)).toBe(1)
  expect(await recipients()).toEqual([rosa.email, ida.email].sort())
  await notifySubscribers(program.ctx, { listingId: id })
  expect(await recipients()).toHaveLength(2)
  await list()
  await runQueuedJobs(program)
  expect(await recipients()).toHaveLength(4)
})

test('[NOTI-07] another type is not announced, and no mail goes to an address that is not confirmed', async () => {
  await subscribe(program.ctx, await someone(program.ctx, { confirmed: false }))
  await list(owner, { equipmentTypeId: 15, properties: { tip: 'Single', cleaned: 'Wiped clean' } })
  await runQueuedJobs(program)
  expect(await recipients()).toEqual([])
  await list()
  await runQueuedJobs(program)
  expect(await recipients()).toEqual([rosa.email])
})

test('[NOTI-07] what is listed before its owner confirms is announced when they do, and not again', async () => {
  const newcomer = await someone(program.ctx, { confirmed: false })
  await list(newcomer)
  await runQueuedJobs(program)
  expect(await recipients()).toEqual([])
  for (let times = 0; times < 2; times++) await showListingsOf(program.ctx, { ownerId: newcomer.id })
  await runQueuedJobs(program)
  expect(await recipients()).toEqual([rosa.email])
})

test('[NOTI-07] hidden and shown again, ended and renewed: a listing is announced once', async () => {
  const id = await list()
  await runQueuedJobs(program)
  const later = await someone(program.ctx)
  await subscribe(program.ctx, later)
  await setListing(program.ctx, id, { active: false })
  for (let times = 0; times < 2; times++) await renewListing(program.ctx, { owner, id })
  await setListing(program.ctx, id, { owner_confirmed: false })
  await showListingsOf(program.ctx, { ownerId: owner.id })
  await runQueuedJobs(program)
  expect(await recipients()).toEqual([rosa.email])
})

test('[NOTI-07] what was withdrawn before its owner confirmed is announced when it is activated', async () => {
  const newcomer = await someone(program.ctx, { confirmed: false })
  const id = await list(newcomer)
  await setListing(program.ctx, id, { active: false })
  await showListingsOf(program.ctx, { ownerId: newcomer.id })
  await runQueuedJobs(program)
  expect(await recipients()).toEqual([])
  await renewListing(program.ctx, { owner: { ...newcomer, confirmed: true }, id })
  await runQueuedJobs(program)
  expect(await recipients()).toEqual([rosa.email])
})

test('[NOTI-07] a listing that is hidden before anyone is notified is not announced', async () => {
  await setListing(program.ctx, await list(), { deleted_at: program.ctx.clock.now() })
  await runQueuedJobs(program)
  expect(await recipients()).toEqual([])
})

test('[NOTI-07] what is hidden by a ban before anyone is notified is announced once the ban is over', async () => {
  await list()
  await hideListingsOf(program.ctx, { ownerId: owner.id, hidden: true })
  await runQueuedJobs(program)
  expect(await recipients()).toEqual([])
  await hideListingsOf(program.ctx, { ownerId: owner.id, hidden: false })
  await runQueuedJobs(program)
  expect(await recipients()).toEqual([rosa.email])
})

test('[NOTI-07] a crowd is notified batch by batch, each of them once, however often a run is repeated', async () => {
  await program.database.pool.query(`
    with crowd as (insert into people (email, confirmed_at, created_at)
      select 'crowd-' || n || '@example.org', now(), now() from generate_series(1, 600) n returning id)
    insert into notifications (person_id, equipment_type_id, created_at) select id, 12, now() from crowd`)
  const listingId = await list()
  await Promise.all([notifySubscribers(program.ctx, { listingId }), notifySubscribers(program.ctx, { listingId })])
  const runs = await runQueuedJobs(program)
  expect(runs).toBeGreaterThan(2)
  const mailed = await recipients()
  expect([mailed.length, new Set(mailed).size]).toEqual([601, 601])
})

test('a listing and its announcement stand or fall together', async () => {
  const { ctx } = program
  await expect(
    ctx.db.transaction().execute(async (db) => {
      await someListing({ ...ctx, db }, owner)
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect(await runQueuedJobs(program)).toBe(0)
})
