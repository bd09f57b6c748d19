import { conversationMissing } from '@reable/contract/messages/conversation-rules'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { setListing } from '../../listings/testing.ts'
import { signedIn, someone, testProgram } from '../../testing.ts'
import { meet, seedDeal, sideOf } from '../testing.ts'
import { beforeMeeting, sheetActs } from './testing-sheets.ts'

let now = beforeMeeting

const program = await testProgram()
program.ctx.clock = { now: () => now }
afterAll(() => program.close())
beforeEach(() => {
  now = beforeMeeting
})

const { again, read, rowOf, tick } = sheetActs(() => program)

test('there is no sheet before both agreed to meet, and none for strangers', async () => {
  const deal = await seedDeal(program)
  const { status, body } = await deal.owner.act('GET sheet')
  expect([status, body.error]).toEqual([
    404,
    'There is no handover sheet here yet. It is made once you both agree to meet.',
  ])
  expect((await deal.owner.get()).has_sheet).toBe(false)
  await meet(deal)
  expect((await deal.buyer.get()).has_sheet).toBe(true)
  const stranger = await someone(program.ctx)
  const headers = await signedIn(program.ctx, stranger)
  const theirs = sideOf(program, { person: stranger, conversationId: deal.owner.conversationId, headers })
  for (const refused of [await theirs.act('GET sheet'), await theirs.act('PUT sheet', { ticks: [] })])
    expect([refused.status, refused.body.error]).toEqual([404, conversationMissing])
})

test('once both agreed, each gets the same page by account and by mail: the thing, when and where, and what to look at', async () => {
  const deal = await seedDeal(program)
  const tokens = await meet(deal)
  const sheet = (await deal.buyer.act('GET sheet')).body.data
  expect(sheet).toMatchObject({
    ...{ reader: 'receiver', state: 'open', gone: null, with: 'The seller', may_tick: true, wants_recalls: false },
    meeting: { when: 'Saturday, 28 November at 2:30\u00a0p.m.', place: 'Metrotown Library' },
    thing: { title: 'Blue rollator', cleaned: 'Wiped clean' },
  })
  expect((await read(tokens.ofReceiver)).body.data).toEqual(sheet)
  expect((await read(tokens.ofOwner)).body.data).toMatchObject({ reader: 'owner', wants_recalls: null })
  const mail = (await deal.buyer.mails()).at(-1)
  expect(mail?.plain.replace(/\s+/g, ' ')).toContain(
    '☐ Open it until its lock clicks, and push on it. It does not fold.',
  )
  expect(mail?.plain).not.toMatch(/person-\d+@/)
})

test('each ticks their own, by account or by the link of their mail, and sees what the other ticked', async () => {
  const deal = await seedDeal(program)
  const { ofReceiver } = await meet(deal)
  expect((await deal.owner.act('PUT sheet', { ticks: ['tips', 'label', 'label'] })).status).toBe(200)
  const { body } = await tick(ofReceiver, ['loan'], { wants_recalls: true })
  expect(body.data).toMatchObject({ ticks: { mine: ['loan'], theirs: ['label', 'tips'] }, wants_recalls: true })
  // What is not said stays as it was, and the owner cannot choose for the receiver.
  await tick(ofReceiver, ['loan', 'clean'])
  await deal.owner.act('PUT sheet', { ticks: ['label'], wants_recalls: false })
  expect(await rowOf(deal)).toMatchObject({
    ...{ owner_ticks: ['label'], receiver_ticks: ['loan', 'clean'], wants_recalls: true },
  })
})

test('the code on a thing shows its sheet, without anything of the two people, and ticks nothing', async () => {
  const deal = await seedDeal(program)
  const { code, ofOwner } = await meet(deal)
  await tick(ofOwner, ['label'])
  for (const typed of [code, ` ${code.toUpperCase()} `])
    expect((await read(typed)).body.data).toMatchObject({
      ...{ reader: 'holder', with: null, meeting: null, ticks: { mine: [], theirs: [] }, may_tick: false },
      ...{ wants_recalls: null, thing: { title: 'Blue rollator' } },
    })
  const { status, body } = await tick(code, ['label'])
  expect([status, body.error]).toEqual([
    403,
    'This code shows the sheet. To tick, open the link of your own e-mail, or log in.',
  ])
  const stored = JSON.stringify(await program.ctx.db.selectFrom('handover_sheets').selectAll().execute())
  expect(stored).not.toContain(code)
})

test('readSheet, tickSheetByLink and listAgain invalid: a guess, a code with a wrong letter, a link of a former address', async () => {
  const deal = await seedDeal(program)
  const { code, ofOwner } = await meet(deal)
  const wrong = `${code.slice(0, -1)}${code.endsWith('a') ? 'b' : 'a'}`
  for (const guess of ['', 'guess', wrong, `${code}a`, 'a'.repeat(26), `${ofOwner}x`]) {
    const { status, body } = await read(guess)
    expect([guess, status, body.errors?.token?.[0]]).toEqual([
      guess,
      422,
      expect.stringContaining('each letter counts'),
    ])
    expect((await tick(guess, [])).status).toBe(422)
    expect((await again(guess)).status).toBe(422)
  }
  const changed = { email: 'moved-away@example.org' }
  await program.ctx.db.updateTable('people').set(changed).where('id', '=', deal.owner.person.id).execute()
  expect((await read(ofOwner)).status).toBe(422)
})

test('thirty days after the meeting a sheet is read and no longer ticked, and the link has ended', async () => {
  const deal = await seedDeal(program)
  const { code, ofOwner } = await meet(deal)
  now = new Date(Date.parse('2026-11-28T21:30:00Z') + 30 * day - 1)
  expect((await tick(ofOwner, ['label'])).status).toBe(200)
  now = new Date(now.getTime() + 1)
  // Their session of the meeting is over by then.
  const headers = await signedIn(program.ctx, deal.owner.person)
  expect((await sideOf(program, { ...deal.owner, headers }).act('PUT sheet', { ticks: [] })).status).toBe(409)
  expect((await read(ofOwner)).status).toBe(422)
  expect((await read(code)).body.data.thing.title).toBe('Blue rollator')
})

test.each([
  ['deleted', { deleted_at: beforeMeeting }, /^The listing of this thing was deleted/],
  ['suspended', { held_at: beforeMeeting, held_why: 'Reported' }, /^We do not show this thing at the moment/],
])('the sheet of a listing that is %s says so, to all who open it', async (_, changes, sentence) => {
  const deal = await seedDeal(program)
  const { code, ofReceiver } = await meet(deal)
  await setListing(program.ctx, deal.listingId, changes)
  for (const token of [code, ofReceiver])
    expect((await read(token)).body.data).toMatchObject({
      ...{ thing: null, meeting: null, with: null, gone: expect.stringMatching(sentence) },
    })
  const { status, body } = await again(code)
  expect([status, body.error]).toEqual([409, expect.stringMatching(sentence)])
})
