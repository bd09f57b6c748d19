import { expect, test } from 'vitest'
import { day, hour, shiftedClock } from '#platform/clock'
import { call } from '../../listings/testing.ts'
import { close } from '../../privacy/testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { bodies, mailsTo, type Pair, read, somePair, unread, write } from '../testing.ts'

const program = await programOfFile()

const open = (token: unknown, more: object = {}) =>
  call(program, 'POST', '/api/conversations/read_by_link', {}, { token, ...more })

/** The token of the latest mail to somebody. */
async function tokenFor(who: Pair['owner']): Promise<string> {
  const mail = (await mailsTo(program, who)).at(-1)
  return /\/messages\/open\?token=([\w-]+)/.exec(mail?.plain ?? '')?.[1] ?? ''
}

const invalid = 'This link is not valid, or it has ended. Please log in to read your messages.'

test('the link of a mail opens its conversation without a log-in, as its reader has it, and marks nothing as read', async () => {
  const { owner, buyer, id } = await somePair(program)
  const token = await tokenFor(owner)
  await write(program, buyer, id, 'And one more')
  const { status, body } = await open(token)
  expect([status, bodies({ body })]).toEqual([200, ['Is it still there?', 'And one more']])
  expect(body).toEqual((await read(program, owner, id)).body)
  expect(body.data).toMatchObject({ role: 'owner', with: { name: 'Ben' }, unread: 2 })
  expect(await unread(program, owner)).toBe(1)
  expect(JSON.stringify(body)).not.toMatch(/@|token/)
})

test('it opens nothing else: no list, no writing, no other conversation', async () => {
  const { owner, id } = await somePair(program)
  const token = await tokenFor(owner)
  const headers = { 'x-user-token': token, 'x-user-email': owner.person.email }
  for (const [method, url, body] of [
    ['GET', '/api/user/conversations', undefined],
    ['POST', `/api/user/conversations/${id}/messages`, { body: 'Hello' }],
    ['PUT', `/api/user/conversations/${id}/block`, undefined],
  ] as const)
    expect((await call(program, method, url, headers, body)).status).toBe(401)
})

test('what is no link, was changed, or is of another purpose opens no conversation', async () => {
  const { owner } = await somePair(program)
  const token = await tokenFor(owner)
  const flipped = `${token.slice(0, -6)}${token.at(-6) === 'A' ? 'B' : 'A'}${token.slice(-5)}`
  for (const no of ['', 'x', flipped, `${token}AAAA`, token.slice(1)]) {
    const { status, body } = await open(no)
    expect([status, body.errors]).toEqual([422, { token: [invalid] }])
  }
  for (const no of [undefined, 7, 'x'.repeat(501)]) expect((await open(no)).status).toBe(422)
})

test('it works for thirty days', async () => {
  const { owner } = await somePair(program)
  const token = await tokenFor(owner)
  const { clock } = program.ctx
  program.ctx.clock = shiftedClock(clock, 30 * day - hour)
  expect((await open(token)).status).toBe(200)
  program.ctx.clock = shiftedClock(clock, 30 * day + hour)
  expect((await open(token)).status).toBe(422)
  program.ctx.clock = clock
})

test('it ends with the account, and with the address that it went to', async () => {
  const { owner, buyer, id } = await somePair(program)
  await write(program, owner, id, 'Yes')
  const [hers, his] = [await tokenFor(owner), await tokenFor(buyer)]
  await program.ctx.db
    .updateTable('people')
    .set({ email: 'new@example.org' })
    .where('id', '=', owner.person.id)
    .execute()
  expect((await open(hers)).body.error).toBe(invalid)
  await close(program, buyer.headers, { email: buyer.person.email })
  expect((await open(his)).body.error).toBe(invalid)
})
