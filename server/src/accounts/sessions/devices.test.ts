import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { day, hour, systemClock } from '#platform/clock'
import { testProgram } from '../../testing.ts'
import { call, isSignedIn, member, type Program, signIn, travel } from '../testing.ts'
import { hashToken } from '../tokens.ts'
import { openSession } from './open-session.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram({ TRUST_PROXY: '1' })
})
afterEach(() => {
  program.ctx.clock = systemClock
})
afterAll(() => program.close())

const android = {
  'user-agent': 'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36',
}
const list = async (headers: object) => (await call(program, 'GET', '/auth/sessions', undefined, headers)).body.data
const end = (headers: object, id: number | string) =>
  call(program, 'DELETE', `/auth/sessions/${id}`, undefined, headers)

test('the devices of a person, this one first, in words and with when they were used; no address is stored', async () => {
  const { user, headers } = await member(program)
  const phone = await signIn(program, user.email)
  await isSignedIn(program, { ...phone.headers, ...android, 'x-forwarded-for': '203.0.113.77' })
  travel(program.ctx, 3 * day)
  const devices = await list(headers)
  expect(devices.map(({ id: _, ...device }: { id: number }) => device)).toEqual([
    { device: 'A program', this_device: true, same_network: true, used: 'just now', since: expect.any(String) },
    {
      ...{ device: 'Chrome on Android', this_device: false, same_network: false },
      ...{ used: '3 days ago', since: expect.any(String) },
    },
  ])
  const { rows } = await program.database.pool.query(
    "select to_jsonb(s) as row, encode(network, 'escape') as network from sessions s where person_id = $1",
    [user.user_id],
  )
  expect(rows).toHaveLength(2)
  expect(JSON.stringify(rows)).not.toContain('203.0.113')
})

test('devices are listed with the latest used first, without what has ended or waits for its second step', async () => {
  const { ctx } = program
  const begun = new Date('2026-11-20T20:00:00Z')
  const setTime = (milliseconds: number) => {
    ctx.clock = { now: () => new Date(begun.getTime() + milliseconds) }
  }
  setTime(0)
  const { user } = await member(program)
  const [early, late] = [await signIn(program, user.email), await signIn(program, user.email)]
  setTime(30 * day - 2 * hour)
  await isSignedIn(program, { ...late.headers, ...android })
  setTime(30 * day - hour)
  await isSignedIn(program, { ...early.headers, 'user-agent': 'Firefox/140' })
  const here = await signIn(program, user.email)
  const same = await signIn(program, user.email)
  setTime(30 * day)
  await openSession(ctx, { personId: user.user_id, awaitsFactor: true })
  const words = (await list(here.headers)).map(({ device, used }: { device: string; used: string }) => [device, used])
  const unused = ['A device that was not used yet', '1 hour ago']
  expect(words).toEqual([
    ['A program', 'just now'],
    unused,
    ['Firefox', '1 hour ago'],
    ['Chrome on Android', '2 hours ago'],
  ])
  const ids = (await list(here.headers)).map(({ id }: { id: number }) => id)
  expect(ids[1]).toBe(await idOf(same.user.auth_token))
})

const idOf = async (token: string | null) => {
  const sessions = program.ctx.db.selectFrom('sessions').select('id')
  return (await sessions.where('token_hash', '=', hashToken(token ?? '')).executeTakeFirst())?.id
}

test('endSession not_found: another person’s device, or one that has ended; one’s own is signed out, and this one goes on', async () => {
  const [{ user, headers }, stranger] = [await member(program), await member(program)]
  const other = await signIn(program, user.email)
  const [, { id }] = await list(headers)
  expect([(await end(stranger.headers, id)).status, (await end(headers, 'x')).status]).toEqual([404, 404])
  expect((await end(headers, id)).status).toBe(200)
  expect([await isSignedIn(program, headers), await isSignedIn(program, other.headers)]).toEqual([true, false])
  expect((await end(headers, id)).status).toBe(404)
})

test('all other devices are signed out at once', async () => {
  const { user, headers } = await member(program)
  const others = [await signIn(program, user.email), await signIn(program, user.email)]
  expect((await call(program, 'DELETE', '/auth/sessions/others', undefined, headers)).status).toBe(200)
  expect(await list(headers)).toHaveLength(1)
  for (const other of others) expect(await isSignedIn(program, other.headers)).toBe(false)
})

test('listSessions signed_out, endSession signed_out, endOtherSessions signed_out: visitors', async () => {
  expect((await call(program, 'GET', '/auth/sessions')).status).toBe(401)
  expect((await call(program, 'DELETE', '/auth/sessions/1')).status).toBe(401)
  expect((await call(program, 'DELETE', '/auth/sessions/others')).status).toBe(401)
})
