import { expect, test } from 'vitest'
import { day, minute, systemClock } from '#platform/clock'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { signedIn, someone } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { issueToken } from '../link-tokens.ts'
import { sealCode } from '../social/sealed-code.ts'
import { call, headersOf, isSignedIn, member, newcomer, socialMember, travel } from '../testing.ts'
import { lockPersonRow } from './account-data-queries.ts'

const program = await programOfFile()

const getUser = (headers: object) => call(program, 'GET', '/api/user', undefined, headers)

test('[AUTH-12] the person of the session, with the confirmed flag and the token of this device', async () => {
  const { user, headers } = await newcomer(program)
  const { status, body } = await getUser(headers)
  expect([status, body.data]).toEqual([200, user])
  expect(body.data.confirmed).toBe(false)
})

test('[AUTH-12] getUser signed_out: without, with half, and with made-up headers', async () => {
  const { headers } = await member(program)
  const { 'x-user-token': token, 'x-user-email': email } = headers
  for (const presented of [
    {},
    { 'x-user-token': token },
    { 'x-user-email': email },
    { 'x-user-token': 'made-up', 'x-user-email': email },
    { 'x-user-token': token, 'x-user-email': '%' },
    { 'x-user-token': token, 'x-user-email': '%00' },
  ]) {
    const { status, body } = await getUser(presented)
    expect([status, body.code]).toEqual([401, 'signed_out'])
  }
})

test('someone else’s address beside one’s own token signs nobody in', async () => {
  const [mine, yours] = [await member(program), await member(program)]
  expect((await getUser({ ...mine.headers, 'x-user-email': yours.user.email })).status).toBe(401)
})

test('a session ends 30 days after its last use', async () => {
  const { headers } = await member(program)
  for (const days of [29, 58]) {
    travel(program.ctx, days * day)
    expect(await isSignedIn(program, headers)).toBe(true)
  }
  travel(program.ctx, 89 * day)
  expect(await isSignedIn(program, headers)).toBe(false)
})

async function arrival() {
  const person = await socialMember(program)
  const code = await issueToken(program.ctx, { personId: person.id, purpose: 'social_login', lifetime: minute })
  const cookie = `social_code=${sealCode(program.ctx, code)}`
  return { person, code, presented: { 'x-user-token': code, 'x-user-email': person.email, cookie } }
}

test('the code of a social login is exchanged for a session, once', async () => {
  const { code, presented } = await arrival()
  const looked = await program.app.inject({ method: 'HEAD', url: '/v1/api/user', headers: presented })
  expect(looked.statusCode).toBe(404)
  const { status, body } = await getUser(presented)
  expect([status, body.data.provider]).toEqual([200, 'google'])
  expect(body.data.auth_token).not.toBe(code)
  expect(await isSignedIn(program, headersOf(body.data))).toBe(true)
  expect((await getUser(presented)).status).toBe(401)
})

test('of two exchanges of one code at one moment one signs in', async () => {
  const { person, presented } = await arrival()
  const { waited, result } = await whileLocked(program, {
    lock: (ctx) => lockPersonRow(ctx, person.id),
    act: () => Promise.all([getUser(presented), getUser(presented)]),
    sessions: 2,
  })
  expect([waited, result.map(({ status }) => status).sort()]).toEqual([true, [200, 401]])
})

test('a code with another’s address stays unused, an expired one is refused, and it opens nothing else', async () => {
  const { code, presented } = await arrival()
  const other = await someone(program.ctx)
  expect((await getUser({ ...presented, 'x-user-email': other.email })).status).toBe(401)
  expect((await call(program, 'DELETE', '/auth/logout', undefined, presented)).status).toBe(401)
  expect((await call(program, 'GET', `/auth/confirmation?confirmation_token=${code}`)).status).toBe(422)
  travel(program.ctx, 2 * minute)
  expect((await getUser(presented)).status).toBe(401)
  program.ctx.clock = systemClock
  expect((await getUser(presented)).status).toBe(200)
})

test('the token of a session is stored as a hash alone', async () => {
  const headers = await signedIn(program.ctx, await someone(program.ctx))
  const { rows } = await program.database.pool.query('select s::text as row from sessions s')
  expect(JSON.stringify(rows)).not.toContain(headers['x-user-token'])
})

test('a session ends 180 days after it began, however often it is used', async () => {
  const { headers } = await member(program)
  for (let days = 20; days < 180; days += 20) {
    travel(program.ctx, days * day)
    expect(await isSignedIn(program, headers)).toBe(true)
  }
  travel(program.ctx, 180 * day - minute)
  expect(await isSignedIn(program, headers)).toBe(true)
  travel(program.ctx, 180 * day + minute)
  expect(await isSignedIn(program, headers)).toBe(false)
})
