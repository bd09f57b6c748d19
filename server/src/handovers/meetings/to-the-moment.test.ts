import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { lockAnyListing } from '#listings'
import { hour } from '#platform/clock'
import { type Program, setListing } from '../../listings/testing.ts'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { testProgram } from '../../testing.ts'
import { type Deal, meet, type Side, saturday, seedDeal, sweep } from '../testing.ts'
import { lockMeeting, noMeeting, updateMeeting } from './meeting-queries.ts'

let program: Program
const start = new Date('2026-11-23T20:00:00Z')
const meetingAt = new Date('2026-11-28T21:30:00Z')
const dayBefore = new Date('2026-11-27T16:00:00Z')
let now = start

beforeAll(async () => {
  program = await testProgram()
  program.ctx.clock = { now: () => now }
})
afterAll(() => program.close())
beforeEach(() => {
  now = start
})

const before = (moment: Date) => new Date(moment.getTime() - 1)
const reads = async ({ read }: Side, words: string) => (await read()).filter((text) => text.includes(words)).length
const linesOf = (calendar: string | null | undefined) => (calendar ?? '').replaceAll('\r\n ', '').split('\r\n')

async function met(): Promise<Deal> {
  const deal = await seedDeal(program)
  await meet(deal)
  return deal
}

test('the entry of a meeting says all that a calendar needs, half an hour of it, and a cancelled one takes it out', async () => {
  const { owner, buyer } = await met()
  const address = `${program.config.http.publicUrl}/account/messages/${owner.conversationId}`
  const when = 'Saturday\\, 28 November at 2:30\u00a0p.m.'
  const agreed = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Reable//Meetings//EN', 'METHOD:PUBLISH'],
    ...['BEGIN:VTIMEZONE', 'TZID:America/Vancouver', 'BEGIN:STANDARD', 'DTSTART:20260308T020000'],
    ...['TZOFFSETFROM:-0800', 'TZOFFSETTO:-0700', 'TZNAME:PT', 'END:STANDARD', 'END:VTIMEZONE', 'BEGIN:VEVENT'],
    ...[expect.stringMatching(/^UID:[\w-]{36}@[\w.-]+$/), 'SEQUENCE:1', 'DTSTAMP:20261123T200000Z'],
    ...['DTSTART;TZID=America/Vancouver:20261128T143000', 'DTEND;TZID=America/Vancouver:20261128T150000'],
    `SUMMARY:Reable: meeting about Blue rollator\\, ${when}`,
    'LOCATION:Metrotown Library',
    ...[`DESCRIPTION:${when}\\, Vancouver time. Your messages: ${address}`, `URL:${address}`],
    ...[`ORGANIZER;CN=Reable:mailto:${program.config.mail.from}`, 'STATUS:CONFIRMED', 'END:VEVENT', 'END:VCALENDAR'],
    '',
  ]
  expect(linesOf((await buyer.get()).meeting?.calendar)).toEqual(agreed)
  await owner.act('DELETE meeting')
  const cancelled = linesOf((await buyer.mails()).at(-1)?.calendar)
  expect([cancelled[3], cancelled[15], cancelled[24]]).toEqual(['METHOD:CANCEL', 'SEQUENCE:2', 'STATUS:CANCELLED'])
  expect([cancelled.length, cancelled.slice(17, 24)]).toEqual([agreed.length, agreed.slice(17, 24)])
  await meet({ owner, buyer, listingId: 0, headers: {} })
  expect(linesOf((await buyer.get()).meeting?.calendar)).toContain('SEQUENCE:1')
})

test('another time, another place and the other’s turn are each a new suggestion', async () => {
  const { owner, buyer } = await seedDeal(program)
  const suggested = async (side: Side, changes = {}) =>
    (await side.act('PUT meeting', { ...saturday, ...changes })).body.data.suggestion
  const first = await suggested(owner)
  expect(await suggested(owner)).toEqual(first)
  expect(await suggested(owner, { time: '15:00' })).toMatchObject({ time: '15:00', by: 'me' })
  expect(await suggested(owner, { time: '15:00', place: 'Park' })).toMatchObject({ place: 'Park', by: 'me' })
  const theirs = await suggested(buyer, { time: '15:00', place: 'Park' })
  expect([theirs?.by, theirs?.id]).toEqual(['me', (first?.id ?? 0) + 3])
})

test('a meeting is ahead until its moment; from then on it has passed, and is cancelled no more', async () => {
  const { owner, buyer } = await met()
  expect((await owner.get()).days).toEqual({ first: '2026-11-23', last: '2027-02-21' })
  now = before(meetingAt)
  expect(await owner.get()).toMatchObject({ meeting: { passed: false }, moves: expect.arrayContaining(['cancel']) })
  expect((await owner.get()).moves).not.toContain('report_no_show')
  now = meetingAt
  expect(await buyer.get()).toMatchObject({
    meeting: { passed: true },
    moves: expect.arrayContaining(['report_no_show']),
  })
  expect((await owner.act('DELETE meeting')).status).toBe(409)
})

test('what is suggested is agreed to until its moment, and not from then on', async () => {
  const { owner, buyer } = await seedDeal(program)
  await owner.act('PUT meeting', saturday)
  now = before(meetingAt)
  expect((await buyer.get()).moves).toContain('agree')
  now = meetingAt
  expect((await buyer.get()).moves).not.toContain('agree')
  const { status, body } = await buyer.act('PUT meeting/agreement', {
    suggestion_id: (await buyer.get()).suggestion?.id,
  })
  expect([status, body.error]).toEqual([409, 'This time has passed. Please suggest another one.'])
})

test('both are reminded at nine on the day before, and not of what was agreed to at nine or has begun meanwhile', async () => {
  const [early, late] = [await met(), await met()]
  const lateId = late.owner.conversationId
  await updateMeeting(program.ctx, lateId, { remind_at: meetingAt })
  now = before(dayBefore)
  await sweep(program)
  expect(await reads(early.buyer, 'You meet')).toBe(0)
  now = dayBefore
  const atNine = await met()
  await sweep(program)
  expect([await reads(early.buyer, 'You meet'), await reads(early.owner, 'You meet')]).toEqual([1, 1])
  now = meetingAt
  await sweep(program)
  expect([await reads(late.buyer, 'You meet'), await reads(atNine.buyer, 'You meet')]).toEqual([0, 0])
})

test('a meeting that is put off at the moment when it would be reminded of is reminded of later', async () => {
  const { owner, buyer, listingId } = await met()
  now = dayBefore
  const later = new Date(dayBefore.getTime() + hour)
  const { waited } = await whileLocked(program, {
    lock: async (ctx) => {
      await lockAnyListing(ctx, { id: listingId })
      await updateMeeting(ctx, owner.conversationId, { remind_at: later })
    },
    act: () => sweep(program),
  })
  expect([waited, await reads(buyer, 'You meet')]).toEqual([true, 0])
  now = later
  await sweep(program)
  expect(await reads(buyer, 'You meet')).toBe(1)
})

test('a meeting that was stays where its listing is gone, and one of a listing that comes back at that moment, unless it is hidden', async () => {
  const [was, shown, hidden] = [await met(), await met(), await met()]
  for (const { listingId, owner, active } of [
    { ...shown, active: true },
    { ...hidden, active: false },
  ]) {
    await setListing(program.ctx, listingId, { deleted_at: now })
    const { waited } = await whileLocked(program, {
      lock: async (ctx) => {
        await lockAnyListing(ctx, { id: listingId })
        await setListing(ctx, listingId, { deleted_at: null, active })
      },
      act: () => sweep(program),
    })
    expect([waited, (await owner.get()).meeting?.passed]).toEqual([true, active ? false : undefined])
  }
  now = meetingAt
  await setListing(program.ctx, was.listingId, { deleted_at: now })
  await sweep(program)
  expect([(await was.owner.get()).meeting?.passed, await reads(was.buyer, 'is off')]).toEqual([true, 0])
})

test('where the listing is gone for good, nothing is promised, and a meeting is cancelled once by two at once', async () => {
  const { owner, buyer } = await met()
  const { db } = program.ctx
  await db.updateTable('conversations').set({ listing_id: null }).where('id', '=', owner.conversationId).execute()
  expect([(await owner.get()).moves, (await buyer.get()).moves]).toEqual([['answer', 'cancel'], ['cancel']])
  const { waited } = await whileLocked(program, {
    lock: async (ctx) => {
      await lockMeeting(ctx, owner.conversationId)
      await updateMeeting(ctx, owner.conversationId, noMeeting())
    },
    act: () => owner.act('DELETE meeting'),
  })
  expect([waited, await reads(buyer, 'cancelled the meeting')]).toEqual([true, 0])
})
