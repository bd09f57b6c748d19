import { afterAll, beforeEach, expect, test } from 'vitest'
import { day, hour } from '#platform/clock'
import { call } from '../../listings/testing.ts'
import { get, signedIn, someListing, someone, testProgram } from '../../testing.ts'
import { type Deal, meet, type Side, saturday, seedDeal, sideOf, sweep } from '../testing.ts'
import { updateMeeting } from './meeting-queries.ts'

const start = new Date('2026-11-23T20:00:00Z')
const meetingAt = new Date('2026-11-28T21:30:00Z')
const dayBefore = new Date('2026-11-27T16:00:00Z')
let now = start

const program = await testProgram()
program.ctx.clock = { now: () => now }
afterAll(() => program.close())
beforeEach(() => {
  now = start
})

const before = (moment: Date) => new Date(moment.getTime() - 1)
const reads = async ({ read }: Side, words: string) => (await read()).filter((text) => text.includes(words)).length

async function met(): Promise<Deal> {
  const deal = await seedDeal(program)
  await meet(deal)
  return deal
}

test('both are reminded at nine on the day before, and not of what was agreed to at nine or has begun meanwhile', async () => {
  const [early, late] = [await met(), await met()]
  const lateId = late.owner.conversationId
  await updateMeeting(program.ctx, lateId, { remind_at: meetingAt })
  now = before(dayBefore)
  await sweep(program)
  expect(await reads(early.buyer, 'You meet')).toBe(0)
  now = dayBefore
  const atNine = await met()
  for (let times = 0; times < 2; times++) await sweep(program)
  expect([await reads(early.buyer, 'You meet'), await reads(early.owner, 'You meet')]).toEqual([1, 1])
  now = meetingAt
  await sweep(program)
  expect([await reads(late.buyer, 'You meet'), await reads(atNine.buyer, 'You meet')]).toEqual([0, 0])
})

test('“They did not come” is counted in private, and the third within half a year shows to the next', async () => {
  const ben = await someone(program.ctx)
  const meet = async (date: string) => {
    const headers = await signedIn(program.ctx, ben)
    const owner = await someone(program.ctx)
    const listingId = await someListing(program.ctx, owner)
    await call(program, 'POST', '/messages', headers, { post_id: listingId, body: 'Hello', termsOfUse: true })
    const conversationId = (await get(program, '/api/user/conversations', headers)).body.data[0].id
    const [mine, bens] = [
      sideOf(program, { person: owner, conversationId, headers: await signedIn(program.ctx, owner) }),
      sideOf(program, { person: ben, conversationId, headers }),
    ]
    await mine.act('PUT meeting', { ...saturday, date })
    await bens.act('PUT meeting/agreement', { suggestion_id: (await bens.get()).suggestion?.id })
    return { owner: mine, buyer: bens }
  }
  for (let times = 0; times < 3; times++) {
    now = start
    const { owner, buyer } = await meet('2026-11-28')
    expect((await owner.get()).often_missed).toBe(false)
    expect((await owner.act('PUT meeting/no_show')).body.error).toBe(
      'You can say this once the time of a meeting that you both agreed to has come.',
    )
    now = new Date('2026-11-28T22:00:00Z')
    const before = [await buyer.read(), await buyer.mails()]
    expect((await owner.act('PUT meeting/no_show')).status).toBe(200)
    expect((await owner.act('PUT meeting/no_show')).status).toBe(200)
    expect((await owner.get()).moves).not.toContain('report_no_show')
    expect([await buyer.read(), await buyer.mails()]).toEqual(before)
    // Nobody needs to know it where no meeting is ahead.
    expect((await owner.get()).often_missed).toBe(false)
  }
  const next = await meet('2026-12-05')
  expect([(await next.owner.get()).often_missed, (await next.buyer.get()).often_missed]).toEqual([true, false])
  now = new Date(now.getTime() + 180 * day + hour)
  const later = await meet('2027-05-29')
  expect((await later.owner.get()).often_missed).toBe(false)
})

test('one person says it once, however often they met the same other', async () => {
  now = new Date('2027-06-01T20:00:00Z')
  const { owner, buyer } = await seedDeal(program)
  for (const date of ['2027-06-05', '2027-06-06', '2027-06-07']) {
    await owner.act('PUT meeting', { ...saturday, date })
    await buyer.act('PUT meeting/agreement', { suggestion_id: (await buyer.get()).suggestion?.id })
    now = new Date(`${date}T22:00:00Z`)
    expect((await owner.act('PUT meeting/no_show')).status).toBe(200)
  }
  // Each may say it of the other.
  expect((await buyer.get()).moves).toContain('report_no_show')
  const said = program.ctx.db.selectFrom('no_shows').selectAll().where('person_id', '=', buyer.person.id)
  expect(await said.execute()).toMatchObject([{ starts_at: new Date('2027-06-07T21:30:00Z'), reported_at: now }])
})
