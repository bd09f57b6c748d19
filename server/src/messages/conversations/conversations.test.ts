import { expect, test } from 'vitest'
import { inTransaction } from '#platform/context'
import { setListing, sold } from '../../listings/testing.ts'
import { waitForBlockedSession } from '../../platform/database/testing-locks.ts'
import { programOfFile } from '../../testing-file.ts'
import { postMessage } from '../posting/post-message.ts'
import { ask, bodies, list, markRead, read, side, somePair, unread, write } from '../testing.ts'

const program = await programOfFile()

test('[MSG-03] both have the conversation, each from their side, with a first name and no address', async () => {
  const { owner, buyer, listing } = await somePair(program, 'Is it there?\nI can come on Sunday.')
  const [hers] = (await list(program, owner)).body.data
  const [his] = (await list(program, buyer)).body.data
  expect(hers).toMatchObject({
    role: 'owner',
    with: { name: 'Ben', closed: false, can_answer: true },
    post: { id: listing, title: 'Folding walker', state: 'available', price: 40 },
    last: { by: 'them', text: 'Is it there? I can come on Sunday.', sent_at_utc: expect.stringMatching(/Z$/) },
    ...{ unread: 1, muted: false, blocked: false, can_write: true },
  })
  expect(his).toMatchObject({ role: 'buyer', with: { name: 'Rosa' }, last: { by: 'me' }, unread: 0 })
  expect(JSON.stringify([hers, his])).not.toMatch(/@/)
})

test('they write to and fro, the oldest first; each message says who wrote it', async () => {
  const { owner, buyer, id } = await somePair(program)
  expect((await write(program, owner, id, 'Yes. When?')).body.data).toMatchObject({
    ...{ by: 'me', kind: 'text', body: 'Yes. When?', photos: [], caution: [] },
    sent_at: expect.stringMatching(/-07:00$/),
  })
  await write(program, buyer, id, 'On Sunday')
  const { body } = await read(program, owner, id)
  expect(body.messages.map((one: { by: string; body: string }) => [one.by, one.body])).toEqual([
    ['them', 'Is it still there?'],
    ['me', 'Yes. When?'],
    ['them', 'On Sunday'],
  ])
  expect(body.earlier).toBeNull()
})

test('the conversation with the newest message comes first, twenty a page', async () => {
  const { owner, listing, id } = await somePair(program)
  for (let count = 0; count < 20; count++) await ask(program, await side(program.ctx), listing, `Buyer ${count}`)
  const first = await list(program, owner)
  expect(first.body.data[0].last.text).toBe('Buyer 19')
  expect(first.body.data).toHaveLength(20)
  expect(JSON.parse(String(first.headers['x-pagination']))).toMatchObject({
    current_page: 1,
    last_page: 2,
    total_posts: 21,
  })
  expect((await list(program, owner, '?page=2')).body.data.map((one: { id: number }) => one.id)).toEqual([id])
  await write(program, owner, id, 'Still here')
  expect((await list(program, owner)).body.data[0].id).toBe(id)
})

test('fifty messages come at once, those before on request; after the last one there is none', async () => {
  const { owner, buyer, id } = await somePair(program, 'Message 0')
  for (let count = 1; count < 60; count++) await write(program, count % 2 ? owner : buyer, id, `Message ${count}`)
  const last = await read(program, owner, id)
  expect([bodies(last)[0], bodies(last).at(-1), bodies(last).length]).toEqual(['Message 10', 'Message 59', 50])
  expect(last.body.earlier).toBe(last.body.messages[0].id)
  const before = await read(program, owner, id, `?before=${last.body.earlier}`)
  expect([bodies(before).length, bodies(before)[0], before.body.earlier]).toEqual([10, 'Message 0', null])
  const newest = last.body.messages.at(-1).id
  expect((await read(program, owner, id, `?after=${newest}`)).body).toMatchObject({ messages: [], earlier: null })
  await write(program, buyer, id, 'New')
  expect(bodies(await read(program, owner, id, `?after=${newest}`))).toEqual(['New'])
  expect(bodies(await read(program, owner, id, '?after=0'))).toHaveLength(50)
})

test('what is unread is counted until it is read, and what was read stays so', async () => {
  const { owner, buyer, id } = await somePair(program, 'One')
  await write(program, buyer, id, 'Two')
  expect(await unread(program, owner)).toBe(1)
  const { data, messages } = (await read(program, owner, id)).body
  expect([data.unread, await unread(program, owner)]).toEqual([2, 1])
  expect((await markRead(program, owner, id, messages[0].id)).body.data).toEqual({ conversations: 1 })
  expect((await list(program, owner)).body.data[0].unread).toBe(1)
  expect((await markRead(program, owner, id, messages[1].id)).body.data).toEqual({ conversations: 0 })
  expect((await markRead(program, owner, id, messages[0].id)).body.data).toEqual({ conversations: 0 })
  await write(program, owner, id, 'Three')
  expect((await list(program, owner)).body.data[0].unread).toBe(0)
  expect(await unread(program, buyer)).toBe(1)
})

const suspended = { held_at: new Date(), held_why: 'Reported' }

test.each([
  ['sold', sold(new Date()), 'sold', true],
  ['hidden', { active: false }, 'hidden', false],
  ['deleted', { deleted_at: new Date() }, 'deleted', false],
  ['suspended', suspended, 'hidden', false],
  ['sold by somebody who is banned', { ...sold(new Date()), owner_banned: true }, 'sold', false],
])(
  'what has begun goes on while the listing is %s; its price is its owner’s then, its photo too unless it was sold',
  async (_words, changes, state, isShown) => {
    const { owner, buyer, listing, id } = await somePair(program)
    await setListing(program.ctx, listing, changes)
    expect((await write(program, buyer, id, 'I come now')).status).toBe(200)
    expect((await write(program, owner, id, 'Good')).status).toBe(200)
    expect((await ask(program, buyer, listing, 'From its page')).status).toBe(200)
    const his = (await read(program, buyer, id)).body.data.post
    const hers = (await read(program, owner, id)).body.data.post
    const signed = { large: expect.stringContaining('signature=') }
    expect(his).toMatchObject({ id: listing, state, price: null, cover: isShown ? signed : null })
    expect(hers).toMatchObject({ state, price: 40, cover: signed })
  },
)

test('the same words twice at once are one message; once the other has asked in between, they are two', async () => {
  const { owner, buyer, listing, id } = await somePair(program)
  await Promise.all([write(program, owner, id, 'Yes'), write(program, owner, id, 'Yes')])
  await write(program, owner, id, 'Yes')
  await ask(program, buyer, listing, 'And the charger?')
  await write(program, owner, id, 'Yes')
  await ask(program, buyer, listing, 'And the charger?')
  expect(bodies(await read(program, owner, id))).toEqual([
    'Is it still there?',
    'Yes',
    'And the charger?',
    'Yes',
    'And the charger?',
  ])
})

test('two who write at once see both messages, and each counts one unread', async () => {
  const { owner, buyer, id } = await somePair(program)
  await markRead(program, owner, id, 2 ** 31 - 1)
  const ten = Array.from({ length: 10 }, (_, count) => count)
  const answers = await Promise.all(
    ten.flatMap((count) => [write(program, owner, id, `O${count}`), write(program, buyer, id, `B${count}`)]),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  for (const who of [owner, buyer]) {
    const { data, messages } = (await read(program, who, id)).body
    expect([data.unread, messages.length]).toEqual([10, 21])
    const ids = messages.map((one: { id: number }) => one.id)
    expect(ids).toEqual([...ids].sort((one, other) => one - other))
    expect(data.last.text).toBe(messages.at(-1).body)
  }
})

test('reading while the other writes loses no count', async () => {
  const { owner, buyer, id } = await somePair(program)
  const seen = (await read(program, owner, id)).body.messages.at(-1).id
  let reading: Promise<unknown> | undefined
  await inTransaction(program.ctx, async (ctx) => {
    await postMessage(ctx, { conversation: { id }, writer: buyer.person, body: 'Meanwhile', origin: 'page' })
    reading = markRead(program, owner, id, seen)
    await waitForBlockedSession(program.database.pool)
  })
  expect(await reading).toMatchObject({ status: 200, body: { data: { conversations: 1 } } })
  expect((await read(program, owner, id)).body.data.unread).toBe(1)
})
