import { afterAll, beforeEach, expect, test } from 'vitest'
import { call } from '../../listings/testing.ts'
import { testProgram } from '../../testing.ts'
import { type Deal, seedDeal, seedDeals, sweep } from '../testing.ts'

const start = new Date('2026-11-23T20:00:00Z')
let now = start

const program = await testProgram()
program.ctx.clock = { now: () => now }
afterAll(() => program.close())
beforeEach(() => {
  now = start
})

const saturday = { date: '2026-11-28', time: '14:30', place: 'Metrotown Library, 6100 Willingdon Avenue' }
const when = 'Saturday, 28 November at 2:30\u00a0p.m.'

async function agreeTo(deal: Deal, meeting = saturday): Promise<string> {
  const { body } = await deal.owner.act('PUT meeting', meeting)
  const answer = await deal.buyer.act('PUT meeting/agreement', { suggestion_id: body.data.suggestion?.id })
  return answer.body.data.meeting?.calendar ?? ''
}

const lineOf = (calendar: string | null | undefined, name: string) =>
  (calendar ?? '')
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(name))

test('one suggests, the other agrees: both read the day in words, and both get an entry that names neither', async () => {
  const deal = await seedDeal(program)
  expect((await deal.owner.get()).days).toEqual({ first: '2026-11-23', last: '2027-02-21' })
  const suggested = await deal.owner.act('PUT meeting', saturday)
  expect(suggested.body.data.suggestion).toMatchObject({ by: 'me', when, date: '2026-11-28', time: '14:30' })
  expect((await deal.buyer.get()).moves).toEqual(expect.arrayContaining(['agree', 'decline']))
  expect((await deal.owner.get()).moves).not.toContain('agree')
  expect((await deal.buyer.read()).at(-1)).toBe(
    `The seller suggests to meet: ${when}, ${saturday.place}. Please agree, or suggest another time.`,
  )
  const calendar = await agreeTo(deal)
  expect((await deal.owner.read()).at(-1)).toBe(`The buyer agreed to meet: ${when}, ${saturday.place}.`)
  for (const side of [deal.owner, deal.buyer]) {
    const mail = (await side.mails()).at(-1)
    expect(lineOf(mail?.calendar, 'DTSTART;')).toBe('DTSTART;TZID=America/Vancouver:20261128T143000')
    expect(lineOf(mail?.calendar, 'LOCATION')).toBe('LOCATION:Metrotown Library\\, 6100 Willingdon Avenue')
    expect([mail?.calendar, mail?.plain, mail?.html].join()).not.toMatch(/person-\d+@/)
  }
  expect([lineOf(calendar, 'METHOD'), lineOf(calendar, 'STATUS')]).toEqual(['METHOD:PUBLISH', 'STATUS:CONFIRMED'])
  expect(calendar).not.toContain('ATTENDEE')
})

test('changed, the entry keeps its name and its number rises; what was agreed to stands until both agree anew', async () => {
  const deal = await seedDeal(program)
  const first = await agreeTo(deal)
  await deal.buyer.act('PUT meeting', { ...saturday, time: '16:00' })
  const between = await deal.owner.get()
  expect([between.meeting?.time, between.suggestion?.time]).toEqual(['14:30', '16:00'])
  const { body } = await deal.owner.act('PUT meeting/agreement', { suggestion_id: between.suggestion?.id })
  const second = body.data.meeting?.calendar
  expect(lineOf(second, 'UID')).toBe(lineOf(first, 'UID'))
  expect([lineOf(first, 'SEQUENCE'), lineOf(second, 'SEQUENCE')]).toEqual(['SEQUENCE:1', 'SEQUENCE:2'])
  await deal.owner.act('DELETE meeting')
  const cancelled = (await deal.buyer.mails()).at(-1)?.calendar
  expect(['UID', 'SEQUENCE', 'METHOD', 'STATUS'].map((name) => lineOf(cancelled, name))).toEqual([
    ...[lineOf(first, 'UID'), 'SEQUENCE:3', 'METHOD:CANCEL', 'STATUS:CANCELLED'],
  ])
  expect((await deal.buyer.read()).at(-1)).toContain('cancelled the meeting: Saturday, 28 November at 4:00\u00a0p.m.')
  expect(lineOf(await agreeTo(deal), 'UID')).not.toBe(lineOf(first, 'UID'))
})

test('a suggested meeting is gone once it is declined, taken back or another one', async () => {
  const { owner, buyer } = await seedDeal(program)
  await owner.act('PUT meeting', saturday)
  const old = (await buyer.get()).suggestion?.id
  expect((await buyer.act('DELETE meeting/agreement')).body.data.suggestion).toBeNull()
  expect((await owner.read()).at(-1)).toContain('does not suit the buyer')
  await owner.act('PUT meeting', { ...saturday, time: '10:00' })
  const { status, body } = await buyer.act('PUT meeting/agreement', { suggestion_id: old })
  expect([status, body.error]).toEqual([409, 'This suggestion is not there any more. Please look at the newest one.'])
  expect((await owner.act('PUT meeting/agreement', { suggestion_id: (old ?? 0) + 1 })).body.error).toBe(
    'You suggested this yourself. The other person has to agree.',
  )
  await owner.act('DELETE meeting/agreement')
  await owner.act('DELETE meeting/agreement')
  expect((await buyer.read()).filter((text) => text.includes('took back'))).toHaveLength(1)
})

test.each([
  [{ ...saturday, date: '2026-11-22' }, { date: ['Day: this day has passed. Choose today or a later day'] }],
  [
    { ...saturday, date: '2026-11-23', time: '12:59' },
    { time: ['Time: this has passed. It is 13:00 in Vancouver now. Choose a later time'] },
  ],
  [{ ...saturday, date: '2027-03-01' }, { date: ['Day: choose a day within the next 90 days'] }],

  [{ ...saturday, date: 'Saturday' }, { date: ['Day: choose a day, such as 28 November'] }],

  [{ ...saturday, place: ' \n ' }, { place: ['Place: choose a place from the list, or write where you will meet'] }],

  [{ ...saturday, place: 'I pay by Western Union' }, { place: [expect.stringContaining('is how people are cheated')] }],
])('a meeting that cannot be is refused at its field: %j', async (meeting, errors) => {
  const { owner } = await seedDeal(program)
  const { status, body } = await owner.act('PUT meeting', meeting)
  expect([status, body.errors]).toEqual([422, errors])
})

test('line breaks and marks in a place end no line of the entry', async () => {
  const deal = await seedDeal(program)
  const place = `Library\r\nATTENDEE:mailto:eve@example.org; "x", \\ ${'ü'.repeat(120)}`
  const calendar = await agreeTo(deal, { ...saturday, place })
  expect(calendar.split('\r\n').filter((line) => line.startsWith('ATTENDEE'))).toEqual([])
  // RFC 5545, 3.1: 75 bytes and no more.
  expect(Math.max(...calendar.split('\r\n').map((line) => Buffer.byteLength(line)))).toBe(75)
})

test('who received it, and who else had a meeting, the promise or a place in the line, each read once what became of theirs', async () => {
  const [ben, ana, cem] = (await seedDeals(program, 3)) as [Deal, Deal, Deal]
  await ben.owner.act('PUT promise')
  await agreeTo(ben)
  await agreeTo(ana)
  await cem.buyer.act('PUT waiting')
  const before = await Promise.all([ben, ana, cem].map(({ buyer }) => buyer.read()))
  const { listingId, headers, owner } = ana
  const feedback = { post_id: listingId, selected_option: 'exchanged', conversation_id: owner.conversationId }
  expect((await call(program, 'POST', '/feedbacks', headers, { feedback })).status).toBe(200)
  await sweep(program)
  await sweep(program)
  const notices = await Promise.all([ben, ana, cem].map(({ buyer }) => buyer.read()))
  const added = notices.map((texts, at) => texts.slice(before[at]?.length))
  const when = 'Saturday, 28 November at 2:30\u00a0p.m., Metrotown Library, 6100 Willingdon Avenue'
  expect(added).toEqual([
    [
      `The seller gave it to someone else. The promise to you has ended. The meeting is off: ${when}. Please don’t go there.`,
    ],
    [
      `The seller marked it as handed over to you. So the meeting on ${when}, is no longer planned. If you don’t have it, please write to the seller.`,
    ],
    ['The seller gave it to someone else. The waiting list has closed.'],
  ])
  for (const { buyer } of [ben, ana]) {
    expect((await buyer.get()).meeting).toBeNull()
    expect((await buyer.mails()).at(-1)?.calendar).toContain('METHOD:CANCEL')
  }
  expect([(await ben.buyer.get()).handed_over, (await ana.buyer.get()).handed_over]).toEqual([false, true])
})

test('nobody can have received a thing who never wrote about it', async () => {
  const [ben, other] = [await seedDeal(program), await seedDeal(program)]
  for (const [option, conversation_id] of [
    ['exchanged', other.owner.conversationId],
    ['exchanged_elsewhere', ben.owner.conversationId],
  ]) {
    const feedback = { post_id: ben.listingId, selected_option: option, conversation_id }
    const { status, body } = await call(program, 'POST', '/feedbacks', ben.headers, { feedback })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['conversation_id']])
  }
})

test('to whom it was promised is who received it once the two have met', async () => {
  const ben = await seedDeal(program)
  await ben.owner.act('PUT promise')
  await agreeTo(ben)
  now = new Date('2026-11-28T22:00:00Z')
  const feedback = { post_id: ben.listingId, selected_option: 'exchanged' }
  await call(program, 'POST', '/feedbacks', ben.headers, { feedback })
  await sweep(program)
  expect((await ben.buyer.get()).handed_over).toBe(true)
  expect((await ben.buyer.read()).at(-1)).toMatch(/^The seller marked it as handed over to you\. If you don’t have it/)
})
