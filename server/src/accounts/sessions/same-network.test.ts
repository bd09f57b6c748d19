import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock'
import { testProgram } from '../../testing.ts'
import { call, isSignedIn, member, type Program, signIn } from '../testing.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram({ TRUST_PROXY: '1' })
})
afterEach(() => {
  program.ctx.clock = systemClock
})
afterAll(() => program.close())

const home = '203.0.113.7'

/** The headers of a device that is at an address, as the proxy adds it. */
const at = (address: string, headers: object) => ({ ...headers, 'x-forwarded-for': address })

const use = (address: string, headers: object) => isSignedIn(program, at(address, headers))

/** What the other devices of a person read as, to one that is at an address: true is from there. */
async function others(address: string, headers: object): Promise<(boolean | null)[]> {
  const { body } = await call(program, 'GET', '/auth/sessions', undefined, at(address, headers))
  const devices: { this_device: boolean; same_network: boolean | null }[] = body.data
  expect(devices.filter((one) => one.this_device)).toMatchObject([{ same_network: true }])
  return devices.filter((one) => !one.this_device).map((one) => one.same_network)
}

/** Somebody with two devices, of which the second was used at an address. */
async function withPhone(address: string) {
  const { user, headers } = await member(program)
  const phone = (await signIn(program, user.email)).headers
  await use(address, phone)
  return { user, headers, phone }
}

const sessionsOf = (personId: number) =>
  program.ctx.db.selectFrom('sessions').selectAll().where('person_id', '=', personId).orderBy('id').execute()

test.each([
  [home, '203.0.113.250', true],
  [home, '203.0.114.7', false],
  ['2001:db8:1:2::3', '2001:db8:1:2:ffff::9', true],
  ['2001:db8:1:2::3', '2001:db8:1:3::3', false],
])('a device last used at %s, to somebody at %s: from where they are is %s', async (before, now, same) => {
  const { headers } = await withPhone(before)
  expect(await others(now, headers)).toEqual([same])
})

test('two people on one network have nothing in common by it: each digest is of its person alone', async () => {
  const [one, other] = [await withPhone(home), await withPhone(home)]
  await use(home, one.headers)
  const digests = async ({ user }: typeof one) =>
    (await sessionsOf(user.user_id)).map(({ network }) => network?.toString('hex'))
  const [first, second] = await digests(one)
  expect([first, first?.length]).toEqual([second, 64])
  expect((await digests(other)).at(-1)).not.toBe(first)
})
