import { expect, test } from 'vitest'
import { findOrCreatePerson } from '#accounts'
import { close } from '../../privacy/testing.ts'
import { get, signedIn, someListing } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { postNotice } from '../posting/post-notice.ts'
import {
  ask,
  bodies,
  list,
  mailsTo,
  type Pair,
  read,
  sendMail,
  set,
  side,
  somePair,
  unread,
  write,
} from '../testing.ts'

const program = await programOfFile()

type Named = { with: { name: string } }

/** What somebody's program shows of a conversation, but for its numbers and times. */
async function seen(from: Pair['owner'], id: number) {
  const { data, messages } = (await read(program, from, id)).body
  const { id: _id, post: _post, last, ...rest } = data
  return {
    ...rest,
    last: last.text,
    messages: messages.map(({ by, body }: { by: string; body: string }) => [by, body]),
  }
}

test('who is blocked sees what anyone would: their message goes, and reaches nobody', async () => {
  const [pair, other] = [await somePair(program), await somePair(program)]
  expect((await set(program, pair.owner, pair.id, 'block')).body).toEqual({ data: null })
  const [answer, calm] = [
    await write(program, pair.buyer, pair.id, 'Are you there?'),
    await write(program, other.buyer, other.id, 'Are you there?'),
  ]
  const { id: _one, ...hidden } = answer.body.data
  const { id: _other, ...plain } = calm.body.data
  expect([answer.status, Object.keys(hidden)]).toEqual([calm.status, Object.keys(plain)])
  expect(await seen(pair.buyer, pair.id)).toEqual(await seen(other.buyer, other.id))
  expect(bodies(await read(program, pair.owner, pair.id))).toEqual(['Is it still there?'])
  expect((await read(program, pair.owner, pair.id)).body.data).toMatchObject({
    unread: 1,
    last: { text: 'Is it still there?' },
  })
  expect(await mailsTo(program, pair.owner)).toHaveLength(1)
})

test('whoever blocks cannot write to who is blocked, and reads why; taken back, both can, and what was hidden stays so', async () => {
  const { owner, buyer, id } = await somePair(program)
  await set(program, owner, id, 'block')
  await set(program, owner, id, 'block')
  const { status, body } = await write(program, owner, id, 'One more thing')
  expect([status, body.error]).toEqual([409, 'You blocked this person. To write to them, unblock them first.'])
  expect((await list(program, owner)).body.data[0]).toMatchObject({
    ...{ blocked: true, can_write: false },
    cannot_write_reason: 'You blocked this person. To write to them, unblock them first.',
  })
  await write(program, buyer, id, 'Hidden')
  await set(program, owner, id, 'block', false)
  await set(program, owner, id, 'block', false)
  expect((await write(program, owner, id, 'Hello')).status).toBe(200)
  await write(program, buyer, id, 'Seen')
  expect(bodies(await read(program, owner, id))).toEqual(['Is it still there?', 'Hello', 'Seen'])
  expect(bodies(await read(program, buyer, id))).toEqual(['Is it still there?', 'Hidden', 'Hello', 'Seen'])
})

test('a block holds in every conversation, those that begin later too, whoever is owner and whoever buyer', async () => {
  const { owner, buyer, id } = await somePair(program)
  await set(program, owner, id, 'block')
  const [hers, his] = [await someListing(program.ctx, owner.person), await someListing(program.ctx, buyer.person)]
  const begun = await ask(program, buyer, hers, 'Another one?')
  expect(begun.status).toBe(200)
  expect((await list(program, buyer)).body.data).toHaveLength(2)
  const { body, headers } = await list(program, owner)
  expect(body.data.map((one: { id: number }) => one.id)).toEqual([id])
  expect(JSON.parse(String(headers['x-pagination'])).total_posts).toBe(1)
  const unseen = begun.body.data.conversation_id
  expect((await read(program, owner, unseen)).status).toBe(404)
  expect((await write(program, owner, unseen, 'Hello')).status).toBe(404)
  expect((await ask(program, owner, his, 'Mine?')).status).toBe(409)
  expect((await list(program, buyer)).body.data).toHaveLength(2)
})

test('it stands in their own conversations alone: others hear from both', async () => {
  const { owner, buyer, id, listing } = await somePair(program)
  const third = await side(program.ctx)
  await set(program, owner, id, 'block')
  await ask(program, third, listing, 'And me?')
  await ask(program, buyer, await someListing(program.ctx, third.person), 'Yours?')
  expect([await unread(program, owner), await unread(program, third)]).toEqual([2, 1])
})

test('what somebody does while they are blocked is said to them alone', async () => {
  const { owner, buyer, id } = await somePair(program)
  await set(program, owner, id, 'block')
  const notice = { name: 'account_closed' }
  await postNotice(program.ctx, { conversation: { id }, notice, by: buyer.person.id, mail: true })
  expect((await read(program, buyer, id)).body.messages).toHaveLength(2)
  expect((await read(program, owner, id)).body.messages).toHaveLength(1)
  expect(await mailsTo(program, owner)).toHaveLength(1)
})

test('a mail that waits while its writer is blocked is not sent', async () => {
  const { owner, buyer, id } = await somePair(program)
  await write(program, owner, id, 'Yes')
  const [mail] = await mailsTo(program, owner)
  await set(program, owner, id, 'block')
  expect(await sendMail(program, mail?.id ?? 0)).toBe('lapsed')
  const [answer] = await mailsTo(program, buyer)
  expect(await sendMail(program, answer?.id ?? 0)).toBe('sent')
})

test('who closes their account and comes back with the same address is blocked still', async () => {
  const { owner, buyer, id, listing } = await somePair(program)
  await set(program, owner, id, 'block')
  await close(program, buyer.headers, { email: buyer.person.email })
  const rows = await program.ctx.db.selectFrom('blocks').selectAll().where('blocker_id', '=', owner.person.id).execute()
  expect(rows).toMatchObject([{ blocked_id: null, address_hash: expect.any(Buffer) }])
  const third = await side(program.ctx, 'Mei')
  await set(program, owner, (await ask(program, third, listing, 'And me?')).body.data.conversation_id, 'block')
  const person = await findOrCreatePerson(program.ctx, { email: buyer.person.email, confirmed: true })
  const again = { person, headers: await signedIn(program.ctx, person) }
  expect((await ask(program, again, listing, 'It is me')).status).toBe(200)
  expect((await list(program, owner)).body.data.map(({ with: { name } }: Named) => name)).toEqual(['Mei', 'The buyer'])
  const { blocked } = (await get(program, '/api/user/data', owner.headers)).body.data.messages
  expect(blocked.map(({ first_name }: { first_name: string | null }) => first_name)).toEqual([null, 'Mei'])
})
