import { afterAll, beforeEach, expect, test } from 'vitest'
import type { Person } from '#accounts'
import { day, hour, minute } from '#platform/clock'
import { sendMail } from '../../platform/mail/send-mail.ts'
import { get, signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { listingChecks } from '../jobs.ts'
import { call, rowOf, setListing, sold } from '../testing.ts'
import { mailsTo } from '../testing-mails.ts'
import { expireListings } from './expire-listings.ts'
import { renewalChanges } from './listing-lifecycle.ts'

let owner: Person
let id: number
const begin = new Date('2026-11-20T20:00:00Z')
let now = begin

const program = await testProgram()
program.ctx.clock = { now: () => now }
afterAll(() => program.close())
beforeEach(async () => {
  now = begin
  owner = await someone(program.ctx)
  id = await someListing(program.ctx, owner)
})

/** The job as it comes so many days after publication. */
async function runJobAt(days: number) {
  now = new Date(begin.getTime() + days * day)
  await expireListings(program.ctx)
}
const written = async (to = owner) =>
  (await mailsTo(program.ctx, to.email)).map(({ subject }) => subject).filter((subject) => !subject.includes('renewed'))
const [soon, ended] = ['Your listing ends soon', 'Your listing has ended']

test('[LIFE-08] an owner is reminded 14 and 3 days before and at the end, and then it is inactive', async () => {
  await runJobAt(75.99)
  expect(await written()).toEqual([])
  await runJobAt(76)
  expect(await written()).toEqual([soon])
  await runJobAt(86.99)
  expect(await written()).toEqual([soon])
  await runJobAt(87)
  expect(await written()).toEqual([soon, soon])
  await runJobAt(89.99)
  expect(await rowOf(program.ctx, id)).toMatchObject({ active: true })
  await runJobAt(90)
  expect(await written()).toEqual([soon, soon, ended])
  expect(await rowOf(program.ctx, id)).toMatchObject({ active: false, last_feedback: null })
  expect((await get(program, `/posts/${id}`)).status).toBe(403)
})

test('[LIFE-08] two runs at once remind once and end once', async () => {
  for (const days of [76, 87, 90]) {
    now = new Date(begin.getTime() + days * day)
    await Promise.all([expireListings(program.ctx), expireListings(program.ctx), expireListings(program.ctx)])
  }
  expect(await written()).toEqual([soon, soon, ended])
})

test('[LIFE-08] a late run sends nothing that is not true any more: the reminder of 14 days is replaced by that of 3', async () => {
  await runJobAt(88)
  expect(await written()).toEqual([soon])
  await runJobAt(90)
  expect(await written()).toEqual([soon, ended])
})

test.each([
  ['withdrawn', { active: false }],
  ['sold', sold(begin)],
  ['deleted', { deleted_at: begin }],
])('[LIFE-08] of what is %s nobody is told', async (_state, changes) => {
  await setListing(program.ctx, id, changes)
  for (const days of [76, 87, 90]) await runJobAt(days)
  expect(await written()).toEqual([])
})

test('[LIFE-08] a listing of an unconfirmed owner ends without a mail to an address that may be another’s', async () => {
  const newcomer = await someone(program.ctx, { confirmed: false })
  const hidden = await someListing(program.ctx, newcomer)
  for (const days of [76, 87, 90]) await runJobAt(days)
  expect(await rowOf(program.ctx, hidden)).toMatchObject({ active: false })
  expect(await written(newcomer)).toEqual([])
})

test.each([
  ['is renewed', 'lapsed', renewalChanges(new Date(begin.getTime() + 90 * day))],
  ['is sold', 'lapsed', sold(begin)],
  ['is deleted', 'lapsed', { deleted_at: begin }],
  ['stays as it was', 'sent', { deleted_at: null }],
])('[LIFE-08] a note that waits while its listing %s is %s', async (_state, outcome, changes) => {
  for (const days of [76, 90]) {
    await runJobAt(days)
    const mails = program.ctx.db.selectFrom('mails').where('recipient', '=', owner.email)
    const { id: mailId } = await mails.select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    const before = await rowOf(program.ctx, id)
    await setListing(program.ctx, id, changes)
    await sendMail(program.ctx, { mailId }, listingChecks)
    expect(await mails.select('outcome').where('id', '=', mailId).executeTakeFirst()).toEqual({ outcome })
    const { last_feedback, deleted_at, expires_at, next_note_at } = before
    await setListing(program.ctx, id, { active: true, last_feedback, deleted_at, expires_at, next_note_at })
  }
})

test('[LIFE-08] who renews or sells at the same moment is reminded no more, or was reminded just before', async () => {
  now = new Date(begin.getTime() + 90 * day - minute)
  const headers = await signedIn(program.ctx, owner)
  await Promise.all([expireListings(program.ctx), call(program, 'POST', `/posts/${id}/renew`, headers)])
  now = new Date(now.getTime() + hour)
  await expireListings(program.ctx)
  expect(await rowOf(program.ctx, id)).toMatchObject({ active: true })
  expect(await written()).not.toContain(ended)
})

test('[LIFE-08] an owner who cannot be reminded stops no other reminder, and is tried again', async () => {
  const { db } = program.ctx
  const other = await someone(program.ctx)
  await someListing(program.ctx, other)
  await db.updateTable('people').set({ email: 'a,b@example.org' }).where('id', '=', owner.id).execute()
  await runJobAt(76)
  expect(await written(other)).toEqual([soon])
  await db.updateTable('people').set({ email: owner.email }).where('id', '=', owner.id).execute()
  await expireListings(program.ctx)
  expect([await written(), await written(other)]).toEqual([[soon], [soon]])
})
