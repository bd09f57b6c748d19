import { afterAll, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { call } from '../../listings/testing.ts'
import { testProgram } from '../../testing.ts'
import { atOnce, type Deal, seedDeal, seedDeals, sweep } from '../testing.ts'

const start = new Date('2026-11-23T20:00:00Z')
let now = start

const program = await testProgram()
program.ctx.clock = { now: () => now }
afterAll(() => program.close())

const tokenIn = async ({ owner }: Deal): Promise<string> =>
  /messages\/answer\?token=([\w-]+)/.exec((await owner.mails())[0]?.html ?? '')?.[1] ?? ''

const look = (token: string) => call(program, 'POST', '/api/conversations/read_answer_link', {}, { token })
const answer = (token: string, answer: string) =>
  call(program, 'POST', '/api/conversations/answer_by_link', {}, { token, answer })

test.each([
  ['available', 'Yes, still available'],
  ['gone', 'Sorry, it is gone'],
  ['promised', 'Promised to someone, I will tell you if it falls through'],
])('by one press the owner answers: %s', async (name, words) => {
  const { owner, buyer } = await seedDeal(program)
  expect((await owner.act('POST answers', { answer: name })).status).toBe(200)
  expect((await buyer.read()).at(-1)).toBe(words)
  expect((await buyer.mails()).at(-1)?.plain).toContain(words)
})

test('pressed twice at once, it is one answer', async () => {
  const { owner, buyer, listingId } = await seedDeal(program)
  const press = async () => (await owner.act('POST answers', { answer: 'gone' })).status
  await atOnce(program, listingId, [press, press])
  expect((await buyer.read()).filter((text) => text === 'Sorry, it is gone')).toHaveLength(1)
})

test('“Promised to someone” puts the buyer on the waiting list of what is reserved, so that it comes true', async () => {
  const [ben, ana] = (await seedDeals(program, 2)) as [Deal, Deal]
  await ben.owner.act('PUT promise')
  await ana.owner.act('POST answers', { answer: 'promised' })
  await ana.owner.act('POST answers', { answer: 'promised' })
  expect((await ana.buyer.get()).waiting).toEqual({ people: 1, place: 1 })
  expect((await ana.buyer.read()).filter((text) => text.includes('You are number 1 on the waiting list'))).toHaveLength(
    1,
  )
})

const soldBy = async ({ listingId, headers, owner }: Deal, selected_option: string) => {
  const receiver = selected_option === 'exchanged' && { conversation_id: owner.conversationId }
  const feedback = { post_id: listingId, selected_option, ...receiver }
  expect((await call(program, 'POST', '/feedbacks', headers, { feedback })).status).toBe(200)
  await sweep(program)
}

type Prepare = (deals: { here: Deal; other: Deal }) => Promise<unknown>
type Row = [standing: string, fitting: string[], why: string, prepare: Prepare]

const handOver: Prepare = async ({ here }) => {
  await here.owner.act('PUT promise')
  await soldBy(here, 'exchanged')
}
const promiseHere: Prepare = ({ here }) => here.owner.act('PUT promise')
const promiseElsewhere: Prepare = ({ other }) => other.owner.act('PUT promise')
const sellElsewhere: Prepare = ({ here }) => soldBy(here, 'exchanged_elsewhere')

test.each<Row>([
  ['promised to nobody', ['available', 'gone', 'promised'], '', async () => {}],
  ['promised to this buyer', ['gone'], 'You promised it to this person', promiseHere],
  ['promised to another', ['gone', 'promised'], 'You promised it to somebody else', promiseElsewhere],
  ['handed over to this buyer', [], 'You handed it over to this person', handOver],
  ['sold elsewhere', ['gone'], 'The listing is sold or deleted', sellElsewhere],
])('about a listing that is %s only the answers that fit are offered and sent', async (_, fitting, why, prepare) => {
  const [here, other] = (await seedDeals(program, 2)) as [Deal, Deal]
  const token = await tokenIn(here)
  await prepare({ here, other })
  expect((await here.owner.get()).answers).toEqual(fitting)
  expect((await here.buyer.get()).answers).toEqual([])
  expect((await here.buyer.act('POST messages', { body: 'How does it look?' })).status).toBe(200)
  const mail = (await here.owner.mails()).find(({ plain }) => plain?.includes('How does it look?'))
  expect([...new Set(mail?.html?.match(/(?<=answer=)\w+/g))]).toEqual(fitting)
  expect((await look(token)).body.data).toMatchObject({ answers: fitting, used: false })
  const before = await here.buyer.read()
  for (const name of ['available', 'gone', 'promised'].filter((name) => !fitting.includes(name))) {
    const refused = [await here.owner.act('POST answers', { answer: name }), await answer(token, name)]
    for (const { status, body } of refused)
      expect([status, body.error]).toEqual([
        409,
        expect.stringMatching(`^${why}, so this answer does not fit .*own words.$`),
      ])
  }
  expect(await here.buyer.read()).toEqual(before)
  // A link whose answer was refused is as good as before.
  if (fitting.includes('gone')) expect((await answer(token, 'gone')).status).toBe(200)
})

test('the owner’s mail has a link for each answer; opened it changes nothing, pressed it answers once', async () => {
  const deal = await seedDeal(program)
  const mail = (await deal.owner.mails())[0]?.html ?? ''
  for (const name of ['available', 'gone', 'promised']) expect(mail).toContain(`answer=${name}`)
  const token = await tokenIn(deal)
  const before = await deal.buyer.read()
  for (let times = 0; times < 2; times++)
    expect((await look(token)).body.data).toEqual({
      ...{ to: 'The buyer', title: 'Blue rollator', conversation_id: deal.owner.conversationId, used: false },
      ...{ answers: ['available', 'gone', 'promised'], why_not: null },
    })
  expect(await deal.buyer.read()).toEqual(before)
  const both = await atOnce(program, deal.listingId, [() => answer(token, 'available'), () => answer(token, 'gone')])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.body.error).toBe(
    'This link was used before. It works once. To write more, please log in.',
  )
  expect(both.find(({ status }) => status === 200)?.body.data).toMatchObject({ used: true, to: 'The buyer' })
  expect(await deal.buyer.read()).toHaveLength(before.length + 1)
  expect((await look(token)).body.data.used).toBe(true)
  const rows = await program.ctx.db.selectFrom('used_answer_links').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('a link to answer by does nothing when it is a guess, 30 days old, or from before the address changed', async () => {
  now = start
  const deal = await seedDeal(program)
  const token = await tokenIn(deal)
  const sentence = 'This link is not valid, or it has ended. Please log in to answer.'
  for (const guess of ['', 'guess', `${token}x`, token.slice(1)])
    expect((await look(guess)).body.errors).toEqual({ token: [sentence] })
  now = new Date(start.getTime() + 30 * day)
  expect((await answer(token, 'gone')).status).toBe(422)
  now = start
  const changed = { email: 'new-address@example.org' }
  await program.ctx.db.updateTable('people').set(changed).where('id', '=', deal.owner.person.id).execute()
  expect((await answer(token, 'gone')).status).toBe(422)
})
