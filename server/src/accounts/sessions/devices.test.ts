import { expect, test } from 'vitest'
import { day } from '#platform/clock'
import { programOfFile } from '../../testing-file.ts'
import { call, isSignedIn, member, signIn, travel } from '../testing.ts'

const program = await programOfFile({ TRUST_PROXY: '1' })

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

test('nobody signs out another person’s device; one’s own is signed out, and this one goes on', async () => {
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
