import { afterAll, beforeEach, expect, test } from 'vitest'
import { day, hour } from '#platform/clock'
import { impactJobs } from '../../impact/jobs.ts'
import { call, setListing } from '../../listings/testing.ts'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { get, signedIn, testProgram } from '../../testing.ts'
import { byToken, type Deal, meet, seedDeal, sideOf, sweep } from '../testing.ts'
import { lockDueSheet, updateSheet } from './sheet-queries.ts'
import { sheetActs } from './testing-sheets.ts'

const start = new Date('2026-11-23T20:00:00Z')
let now = start

const program = await testProgram()
program.ctx.clock = { now: () => now }
afterAll(() => program.close())
beforeEach(() => {
  now = start
})

const { rowOf } = sheetActs(() => program)

/** Hands something over; returns the deal five days later. */
async function handedOver(): Promise<Deal> {
  now = start
  const deal = await seedDeal(program)
  await deal.owner.act('PUT promise')
  await meet(deal)
  now = new Date(start.getTime() + 5 * day)
  const feedback = {
    post_id: deal.listingId,
    selected_option: 'exchanged',
    conversation_id: deal.owner.conversationId,
  }
  await call(program, 'POST', '/feedbacks', deal.headers, { feedback })
  await sweep(program)
  return deal
}

const asked = async ({ buyer }: Deal) => (await buyer.mails()).filter(({ subject }) => subject === 'How did it go?')
const tokenIn = async (deal: Deal) => /after\?token=([\w-]+)/.exec((await asked(deal))[0]?.html ?? '')?.[1] ?? ''
const look = (token: string) => byToken(program, 'read_how_it_went', { token })
const say = (token: string, said: object) => byToken(program, 'say_how_it_went', { token, ...said })

/** Thirty days later the receiver is asked. */
async function askedDeal(): Promise<Deal> {
  const deal = await handedOver()
  now = new Date(now.getTime() + 30 * day)
  await sweep(program)
  return deal
}

test('thirty days after a handover its receiver gets one mail with a tap for each answer, and nobody else does', async () => {
  const deal = await handedOver()
  now = new Date(now.getTime() + 30 * day - hour)
  await sweep(program)
  expect(await asked(deal)).toEqual([])
  now = new Date(now.getTime() + hour)
  await Promise.all([sweep(program), sweep(program)])
  await sweep(program)
  const [mail, ...more] = await asked(deal)
  expect(more).toEqual([])
  for (const answer of ['fits=yes', 'fits=no', 'as_described=yes', 'as_described=no'])
    expect(mail?.html).toContain(answer)
  expect(mail?.plain).not.toMatch(/person-\d+@/)
  expect((await deal.owner.mails()).filter(({ subject }) => subject === 'How did it go?')).toEqual([])
})

test.each<[string, (deal: Deal) => Promise<unknown>]>([
  ['deleted', ({ listingId }) => setListing(program.ctx, listingId, { deleted_at: now })],
  ['suspended', ({ listingId }) => setListing(program.ctx, listingId, { held_at: now, held_why: 'Reported' })],
  [
    'received by somebody whose address is not confirmed',
    ({ buyer }) =>
      program.ctx.db.updateTable('people').set({ confirmed_at: null }).where('id', '=', buyer.person.id).execute(),
  ],
  [
    'asked about by another run at the same moment',
    async (deal) => {
      const { id } = await rowOf(deal)
      await whileLocked(program, {
        lock: async (ctx) => {
          expect(await lockDueSheet(ctx, id)).toBe(true)
          await updateSheet(ctx, id, { ask_at: null })
        },
        act: () => sweep(program),
      })
    },
  ],
])('nobody is asked of what is %s', async (_, happens) => {
  const deal = await handedOver()
  now = new Date(now.getTime() + 30 * day)
  await happens(deal)
  await sweep(program)
  expect(await asked(deal)).toEqual([])
})

test('a link that says how it went changes nothing when opened and counts once when pressed; what does not fit is listed again', async () => {
  const deal = await askedDeal()
  const token = await tokenIn(deal)
  for (let times = 0; times < 2; times++)
    expect((await look(token)).body.data).toEqual({ title: 'Blue rollator', said: false, again: null })
  const both = await Promise.all([say(token, { fits: false }), say(token, { fits: false })])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  const again = both.find(({ status }) => status === 200)?.body.data.again
  const buyer = await signedIn(program.ctx, deal.buyer.person)
  const filled = await byToken(program, 'list_again', { token: again }, buyer)
  expect([filled.status, filled.body.data.title]).toEqual([200, 'Blue rollator'])
  const refused = await say(token, { as_described: true })
  expect([refused.status, refused.body.error]).toEqual([409, 'You told us already. Thank you.'])
  expect((await look(token)).body.data.said).toBe(true)
})

test('how it went is not told by nothing, a guess, the link of a sheet, or a link of 60 days ago', async () => {
  const deal = await askedDeal()
  const token = await tokenIn(deal)
  const nothing = await say(token, {})
  expect([nothing.status, nothing.body.errors]).toEqual([
    422,
    { fits: ['Choose an answer: Does it fit? Or: Was it as described?'] },
  ])
  const headers = await signedIn(program.ctx, deal.buyer.person)
  const sheet = (await sideOf(program, { ...deal.buyer, headers }).act('GET sheet')).body.data as unknown as {
    code: string
  }
  for (const guess of ['', 'guess', `${token}x`, new URL(sheet.code).searchParams.get('token') ?? '']) {
    expect((await look(guess)).status).toBe(422)
    expect((await say(guess, { fits: true })).status).toBe(422)
  }
  now = new Date(now.getTime() + 60 * day)
  expect((await say(token, { fits: true })).status).toBe(422)
})

test('what five people say is on the page of what this place brought, and what fewer say is not', async () => {
  await program.ctx.db.deleteFrom('impact_facts').execute()
  const after = async () => {
    await impactJobs['count-impact']?.(program.ctx, {})
    return (await get(program, '/impact')).body.data.after
  }
  const answers = [{ fits: true, as_described: true }, { fits: true }, { fits: true }, { fits: false }]
  for (const said of answers) await say(await tokenIn(await askedDeal()), said)
  expect(await after()).toEqual({ fits: null, as_described: null })
  await say(await tokenIn(await askedDeal()), { fits: true, as_described: false })
  expect(await after()).toEqual({ fits: { said: 5, yes: 4 }, as_described: null })
})
