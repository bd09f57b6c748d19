import { afterAll, beforeAll, expect, test } from 'vitest'
import { day } from '#platform/clock'
import { type Program, setListing } from '../../listings/testing.ts'
import { someListing, testProgram } from '../../testing.ts'
import { ask, list, type Pair, read, set, side, somePair, write } from '../testing.ts'
import { haveConversed } from './conversation-queries.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

const first = async (from: Pair['owner']) => (await list(program, from)).body.data[0]

test('the photo of a public listing is at everybody’s address; one without photos shows none', async () => {
  const [owner, buyer] = [await side(program.ctx), await side(program.ctx)]
  await ask(program, buyer, await someListing(program.ctx, owner.person), 'Hello')
  expect((await first(buyer)).post.cover.large).not.toContain('signature')
  const bare = await someListing(program.ctx, owner.person)
  await program.ctx.db.deleteFrom('pictures').where('listing_id', '=', bare).execute()
  await ask(program, buyer, bare, 'Hello')
  expect((await first(buyer)).post).toMatchObject({ id: bare, price: 40, cover: null })
})

test('a public listing that is promised to somebody is reserved', async () => {
  const { buyer, listing } = await somePair(program)
  await setListing(program.ctx, listing, { reserved_until: new Date(program.ctx.clock.now().getTime() + day) })
  expect((await first(buyer)).post.state).toBe('reserved')
})

test('the list shows the first 140 characters of a message', async () => {
  const { owner, buyer, id } = await somePair(program)
  for (const [body, shown] of [
    ['x'.repeat(140), 'x'.repeat(140)],
    ['x'.repeat(141), `${'x'.repeat(140)}…`],
  ] as const) {
    await write(program, buyer, id, body)
    expect((await first(owner)).last.text).toBe(shown)
  }
})

test('exactly fifty messages are all that there are', async () => {
  const { owner, id } = await somePair(program)
  const rows = Array.from({ length: 49 }, () => ({
    ...{ conversation_id: id, sender_id: owner.person.id, kind: 'text', body: 'x', created_at: new Date() },
  }))
  await program.ctx.db.insertInto('messages').values(rows).execute()
  const { messages, earlier } = (await read(program, owner, id)).body
  expect([messages.length, earlier]).toEqual([50, null])
})

test('asked for again are one’s own messages alone', async () => {
  const { owner, buyer, id } = await somePair(program)
  const theirs = (await write(program, buyer, id, 'Theirs')).body.data.id
  const own = (await write(program, owner, id, 'Own')).body.data.id
  const { messages } = (await read(program, owner, id, `?after=${own}&again=${theirs},${own}`)).body
  expect(messages.map(({ body }: { body: string }) => body)).toEqual(['Own'])
})

test('blocked is who the reader blocked, whomever others block', async () => {
  const { owner, buyer, id, listing } = await somePair(program)
  const third = await side(program.ctx)
  const other = (await ask(program, third, listing, 'And me?')).body.data.conversation_id
  const elsewhere = (await ask(program, buyer, await someListing(program.ctx, third.person), 'Yours?')).body.data
  await set(program, third, elsewhere.conversation_id, 'block')
  expect((await read(program, owner, id)).body.data.blocked).toBe(false)
  await set(program, owner, id, 'block')
  const blocked = async (one: number) => (await read(program, owner, one)).body.data.blocked
  expect([await blocked(id), await blocked(other)]).toEqual([true, false])
})

test('two have conversed whoever of them began it, and neither has by that with anybody else', async () => {
  const [one, other] = [await somePair(program), await somePair(program)]
  const conversed = (first: Pair['owner'], second: Pair['owner']) =>
    haveConversed(program.ctx, [first.person.id, second.person.id])
  expect([await conversed(one.buyer, one.owner), await conversed(one.owner, one.buyer)]).toEqual([true, true])
  expect(await conversed(one.buyer, other.owner)).toBe(false)
})
