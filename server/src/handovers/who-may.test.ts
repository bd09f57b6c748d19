import { afterAll, beforeAll, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { call, type Program } from '../listings/testing.ts'
import { close } from '../privacy/testing.ts'
import { signedIn, someListing, someone, testProgram } from '../testing.ts'
import { type Deal, type Side, seedDeal, seedDeals, sideOf } from './testing.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
const acts: [act: string, body?: object][] = [
  ['GET handover'],
  ['POST answers', { answer: 'gone' }],
  ['PUT promise'],
  ['DELETE promise'],
  ['PUT waiting'],
  ['DELETE waiting'],
  ['PUT meeting', { date: tomorrow(), time: '12:00', place: 'Library' }],
  ['PUT meeting/agreement', { suggestion_id: 1 }],
  ['DELETE meeting/agreement'],
  ['DELETE meeting'],
  ['PUT meeting/no_show'],
]

test('getHandover not_found, sendQuickAnswer not_found, promiseListing not_found, endPromise not_found, joinWaitingList not_found, leaveWaitingList not_found, suggestMeeting not_found, agreeToMeeting not_found, declineMeeting not_found, cancelMeeting not_found, reportNoShow not_found: strangers, volunteers and other buyers', async () => {
  const [ben, ana] = (await seedDeals(program, 2)) as [Deal, Deal]
  const volunteer = await someone(program.ctx)
  await program.ctx.db.updateTable('people').set({ role: 'steward' }).where('id', '=', volunteer.id).execute()
  for (const person of [ana.buyer.person, volunteer, await someone(program.ctx)]) {
    const headers = await signedIn(program.ctx, person)
    const side = sideOf(program, { person, conversationId: ben.buyer.conversationId, headers })
    for (const [act, body] of acts) expect([act, (await side.act(act, body)).status]).toEqual([act, 404])
  }
})

test('getHandover signed_out, sendQuickAnswer signed_out, promiseListing signed_out, endPromise signed_out, joinWaitingList signed_out, leaveWaitingList signed_out, suggestMeeting signed_out, agreeToMeeting signed_out, declineMeeting signed_out, cancelMeeting signed_out, reportNoShow signed_out: visitors sign in first', async () => {
  const { buyer } = await seedDeal(program)
  const visitor = sideOf(program, { person: buyer.person, conversationId: buyer.conversationId, headers: {} })
  for (const [act, body] of acts) expect([act, (await visitor.act(act, body)).status]).toEqual([act, 401])
})

test('sendQuickAnswer malformed, suggestMeeting malformed, agreeToMeeting malformed, readAnswerLink malformed, answerByLink malformed: what is no JSON', async () => {
  const { owner } = await seedDeal(program)
  for (const act of ['POST answers', 'PUT meeting', 'PUT meeting/agreement'])
    expect((await owner.act(act, '{' as never)).status).toBe(400)
  for (const link of ['read_answer_link', 'answer_by_link'])
    expect((await call(program, 'POST', `/api/conversations/${link}`, {}, '{')).status).toBe(400)
})

test('agreeToMeeting invalid: it says to which suggestion', async () => {
  const { buyer } = await seedDeal(program)
  const { status, body } = await buyer.act('PUT meeting/agreement', {})
  expect([status, body.errors]).toEqual([422, { suggestion_id: [expect.any(String)] }])
})

test('sendQuickAnswer too_many, promiseListing too_many, endPromise too_many, joinWaitingList too_many, leaveWaitingList too_many, suggestMeeting too_many, agreeToMeeting too_many, declineMeeting too_many, cancelMeeting too_many, reportNoShow too_many: forty a day in the first week, a hundred after it', async () => {
  const limited = await testProgram({ LIMITS: 'on' })
  const start = new Date('2026-11-23T20:00:00Z')
  let now = start
  limited.ctx.clock = { now: () => now }
  const { owner } = await seedDeal(limited)
  for (let times = 0; times < 40; times++) expect((await owner.act('DELETE waiting')).status).toBe(200)
  for (const [act, body] of acts.slice(1)) expect([act, (await owner.act(act, body)).status]).toEqual([act, 429])
  expect((await owner.get()).moves).toContain('promise')
  now = new Date(start.getTime() + 8 * day)
  const again = async () => (await owner.act('DELETE waiting')).status
  expect(await again()).toBe(200)
  const counts = limited.ctx.db.updateTable('limit_counts').set({ used: 99 })
  await counts.where('window_start', '>', start).execute()
  expect([await again(), await again()]).toEqual([200, 429])
  await limited.close()
})

test('readAnswerLink too_many, answerByLink too_many: guesses from one network wait', async () => {
  const limited = await testProgram({ LIMITS: 'on' })
  const guess = (link: string, body: object) =>
    call(limited, 'POST', `/api/conversations/${link}`, {}, { token: 'guess', ...body })
  for (let times = 0; times < 200; times++) expect((await guess('read_answer_link', {})).status).toBe(422)
  expect((await guess('read_answer_link', {})).status).toBe(429)
  expect((await guess('answer_by_link', { answer: 'gone' })).status).toBe(429)
  await limited.close()
})

test('what a blocked person does reaches the other in no way, and looks to them as it does to anyone', async () => {
  const { owner, buyer } = await seedDeal(program)
  await owner.act('PUT block')
  const [before, mails] = [await owner.read(), await owner.mails()]
  const [, meeting] = acts[6] as [string, object]
  const { status, body } = await buyer.act('PUT meeting', meeting)
  expect([status, body.data.suggestion?.by]).toEqual([200, 'me'])
  expect([await owner.read(), await owner.mails()]).toEqual([before, mails])
  expect((await owner.get()).suggestion).toBeNull()
  expect((await buyer.get()).moves).toContain('suggest')
  await owner.act('DELETE block')
  expect((await owner.get()).suggestion).toBeNull()
})

test('suggestMeeting conflict, sendQuickAnswer conflict: who blocked the other goes on once they unblock them; what they promised they can take back', async () => {
  const { owner, buyer } = await seedDeal(program)
  await owner.act('PUT promise')
  await owner.act('PUT block')
  expect((await owner.get()).moves).toEqual(['take_back', 'hand_over'])
  const { status, body } = await owner.act('PUT meeting', acts[6]?.[1])
  expect([status, body.error]).toEqual([409, 'You blocked this person. To go on, unblock them first.'])
  expect((await owner.act('POST answers', { answer: 'gone' })).status).toBe(409)
  await owner.act('DELETE promise')
  expect((await buyer.get()).promise).toBeNull()
})

test('once the owner’s account is closed, promise, waiting and meeting have ended with a notice', async () => {
  const [ben, ana] = (await seedDeals(program, 2)) as [Deal, Deal]
  await ben.owner.act('PUT promise')
  await ana.buyer.act('PUT waiting')
  const { body } = await ben.owner.act('PUT meeting', acts[6]?.[1])
  await ben.buyer.act('PUT meeting/agreement', { suggestion_id: body.data.suggestion?.id })
  await closeAccount(ben.owner)
  const read = (await ben.buyer.read()).join('\n')
  expect(read).toMatch(/The seller closed their account\. The promise to you has ended\. The meeting is off: Saturday/)
  expect((await ana.buyer.read()).join('\n')).toContain('closed their account. The waiting list has closed.')
  expect(await ben.buyer.get()).toMatchObject({ promise: null, meeting: null, moves: [] })
  expect((await ben.buyer.mails()).at(-1)?.plain).toContain('closed their account')
})

test('once the buyer’s account is closed, what was promised to them is free, and the next is told', async () => {
  const [ben, ana] = (await seedDeals(program, 2)) as [Deal, Deal]
  await ben.owner.act('PUT promise')
  await ana.buyer.act('PUT waiting')
  await closeAccount(ben.buyer)
  expect((await ben.owner.read()).join('\n')).toContain('The buyer lets it go')
  expect((await ben.owner.get()).moves).toEqual([])
  expect((await ana.buyer.read()).at(-1)).toContain('you were first on the waiting list')
})

test('two who promised each other something leave at once, and neither waits for the other for ever', async () => {
  const deal = await seedDeal(program)
  const { owner, buyer } = deal
  const listingId = await someListing(program.ctx, buyer.person)
  const headers = await signedIn(program.ctx, owner.person)
  const written = { post_id: listingId, body: 'And yours?', termsOfUse: true }
  const { body } = await call(program, 'POST', '/messages', headers, written)
  const conversationId = body.data.conversation_id
  const back = { person: buyer.person, conversationId, headers: await signedIn(program.ctx, buyer.person) }
  await owner.act('PUT promise')
  expect((await sideOf(program, back).act('PUT promise')).status).toBe(200)
  await Promise.all([closeAccount(owner), closeAccount(buyer)])
})

async function closeAccount({ person }: Side): Promise<void> {
  const { status } = await close(program, await signedIn(program.ctx, person), { email: person.email })
  expect(status).toBe(200)
}
