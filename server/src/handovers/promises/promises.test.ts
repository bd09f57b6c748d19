import { afterAll, expect, test } from 'vitest'
import { call, setListing } from '../../listings/testing.ts'
import { get, signedIn, someone, testProgram } from '../../testing.ts'
import { atOnce, cardOf, type Deal, meet, seedDeal, seedDeals, sweep } from '../testing.ts'

const start = new Date('2026-11-23T20:00:00Z')
const program = await testProgram()
program.ctx.clock = { now: () => start }
afterAll(() => program.close())

test('what is promised is reserved on the list for all, to whom nobody else reads, and both are told until when', async () => {
  const [ben, ana] = await seedDeals(program, 2)
  expect((await ben?.owner.get())?.moves).toContain('promise')
  const { status, body } = (await ben?.owner.act('PUT promise')) ?? {}
  expect([status, body?.data.promise]).toEqual([200, { to: 'them', until: 'Monday, 30 November' }])
  expect((await ben?.buyer.get())?.promise).toEqual({ to: 'me', until: 'Monday, 30 November' })
  const others = await ana?.buyer.get()
  expect([others?.promise, others?.moves]).toEqual([
    { to: 'other', until: 'Monday, 30 November' },
    expect.arrayContaining(['join', 'suggest']),
  ])
  expect(await ana?.buyer.read()).toEqual(['Still there?'])
  expect((await cardOf(program, ben?.listingId ?? 0))?.reserved).toBe(true)
  expect((await ben?.buyer.read())?.at(-1)).toBe(
    'The seller promised it to you, until Monday, 30 November. Please agree on a time and a place by then.',
  )
  expect((await ben?.buyer.mails())?.at(-1)?.plain.replace(/\s+/g, ' ')).toContain('The seller promised it to you')
})

test('promised twice it is one promise; of two at once, to two people, one is refused', async () => {
  const [ben, ana] = await seedDeals(program, 2)
  const promises = [ben, ana].map((deal) => async () => deal?.owner.act('PUT promise'))
  const answers = await atOnce(program, ben?.listingId ?? 0, promises)
  expect(answers.map((answer) => answer?.status).sort()).toEqual([200, 409])
  const refused = answers.find((answer) => answer?.status === 409)
  expect(refused?.body.error).toBe('You promised it to somebody else already. Take that promise back first.')
  const winner = answers[0]?.status === 200 ? ben : ana
  const before = await winner?.buyer.read()
  expect((await winner?.owner.act('PUT promise'))?.status).toBe(200)
  expect(await winner?.buyer.read()).toEqual(before)
})

test('one press takes a promise back with a kind sentence, and who waits first is told that they have no claim', async () => {
  const [ben, ana, cem] = await seedDeals(program, 3)
  await ben?.owner.act('PUT promise')
  await ana?.buyer.act('PUT waiting')
  await cem?.buyer.act('PUT waiting')
  expect((await ben?.owner.act('DELETE promise'))?.status).toBe(200)
  expect((await ben?.owner.act('DELETE promise'))?.status).toBe(200)
  expect((await ben?.buyer.read())?.at(-1)).toBe(
    'The seller took the promise back. We are sorry: this happens, and it says nothing about you. You can still write to each other.',
  )
  expect((await ana?.buyer.read())?.at(-1)).toBe(
    'It is free again, and you were first on the waiting list. This is no promise: the seller chooses. If you still want it, write now.',
  )
  expect((await cem?.buyer.get())?.waiting).toEqual({ people: 1, place: 1 })
  expect((await cardOf(program, ben?.listingId ?? 0))?.reserved).toBeUndefined()
})

test('the buyer can let it go, and only they; the owner reads it', async () => {
  const { owner, buyer } = await seedDeal(program)
  await owner.act('PUT promise')
  expect((await buyer.get()).moves).toContain('let_go')
  expect((await buyer.act('DELETE promise')).body.data.promise).toBeNull()
  expect((await owner.read()).at(-1)).toBe('The buyer lets it go, so it is free again.')
})

test.each([
  ['sold', { last_feedback: 'exchanged' }, 'The seller marked it as sold or given away.'],
  ['sold elsewhere', { last_feedback: 'exchanged_elsewhere' }, 'The seller sold it or gave it away elsewhere.'],
  ['withdrawn', { active: false }, 'The listing is no longer on the list.'],
  ['over', { active: false, expires_at: start }, 'The listing has ended.'],
  ['suspended', { held_at: start, held_why: 'Reported' }, 'The listing is no longer on the list.'],
  ['deleted', { deleted_at: start }, 'The seller deleted the listing.'],
])('a listing that is %s ends promise, meeting and waiting list, and says so to each once', async (_, changes, why) => {
  const [ben, ana] = await seedDeals(program, 2)
  await ben?.owner.act('PUT promise')
  await ana?.buyer.act('PUT waiting')
  if (ben) await meet(ben)
  const counts = [(await ben?.buyer.read())?.length ?? 0, (await ana?.buyer.read())?.length ?? 0]
  await setListing(program.ctx, ben?.listingId ?? 0, changes)
  await sweep(program)
  await sweep(program)
  const [toBen, toAna] = [(await ben?.buyer.read()) ?? [], (await ana?.buyer.read()) ?? []]
  expect([toBen.length, toAna.length]).toEqual(counts.map((count) => count + 1))
  expect(toBen.at(-1)).toMatch(
    new RegExp(`^${why} The promise to you has ended\\. The meeting is off: Saturday, .*Please don’t go there\\.`),
  )
  expect(toAna.at(-1)).toMatch(new RegExp(`^${why} The waiting list has closed\\.`))
  expect((await ben?.buyer.mails())?.at(-1)?.calendar).toContain('METHOD:CANCEL')
  expect(await ben?.buyer.get()).toMatchObject({ promise: null, meeting: null, handed_over: false })
  expect((await ana?.buyer.get())?.waiting).toEqual({ people: 0, place: null })
})

test('handed over, the conversation says so; a listing that is hidden is not promised', async () => {
  const { owner, buyer, listingId, headers } = await seedDeal(program)
  await owner.act('PUT promise')
  const feedback = { post_id: listingId, selected_option: 'exchanged', conversation_id: owner.conversationId }
  await call(program, 'POST', '/feedbacks', headers, { feedback })
  await sweep(program)
  expect([(await owner.get()).handed_over, (await buyer.get()).handed_over]).toEqual([true, true])
  const refused = await owner.act('PUT promise')
  expect([refused.status, refused.body.error]).toEqual([
    409,
    'The listing is not on the list now, so it cannot be promised.',
  ])
})

test('the owner is asked about those who wrote, the one with the promise first; another reads nothing', async () => {
  const [ben, ana] = (await seedDeals(program, 2)) as [Deal, Deal]
  await program.ctx.db.updateTable('people').set({ first_name: 'Ben' }).where('id', '=', ben.buyer.person.id).execute()
  await ben.owner.act('PUT promise')
  const path = `/api/user/posts/${ben.listingId}/receivers`
  expect((await get(program, path, ben.headers)).body.data).toEqual([
    { conversation_id: ben.owner.conversationId, name: 'Ben', promised: true },
    {
      conversation_id: ana.owner.conversationId,
      name: 'Someone who wrote “Still there?”',
      promised: false,
    },
  ])
  const other = await get(program, path, await signedIn(program.ctx, await someone(program.ctx)))
  expect([other.status, other.body.code]).toEqual([404, 'not_found'])
})
