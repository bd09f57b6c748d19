import { afterAll, expect, test } from 'vitest'
import { call } from '../listings/testing.ts'
import { close } from '../privacy/testing.ts'
import { signedIn, someListing, someone, testProgram } from '../testing.ts'
import { type Deal, type Side, seedDeal, seedDeals, sideOf } from './testing.ts'

const program = await testProgram()
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

test('a handover is found by its two alone: strangers, volunteers and other buyers do nothing in it', async () => {
  const [ben, ana] = (await seedDeals(program, 2)) as [Deal, Deal]
  const volunteer = await someone(program.ctx)
  await program.ctx.db.updateTable('people').set({ role: 'steward' }).where('id', '=', volunteer.id).execute()
  for (const person of [ana.buyer.person, volunteer, await someone(program.ctx)]) {
    const headers = await signedIn(program.ctx, person)
    const side = sideOf(program, { person, conversationId: ben.buyer.conversationId, headers })
    for (const [act, body] of acts) expect([act, (await side.act(act, body)).status]).toEqual([act, 404])
  }
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
