import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { hour, minute, systemClock } from '#platform/clock'
import type { Limit } from '#platform/http'
import { openVillage, villageJobs } from '#seeds/village'
import { testProgram } from '../../testing.ts'
import { logInAttemptsLimit, logInNetworkLimits } from '../account-limits.ts'
import {
  call,
  isSignedIn,
  mailedToken,
  mailsTo,
  member,
  newEmail,
  type Program,
  password,
  runJobs,
  signIn,
  socialMember,
  travel,
} from '../testing.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterEach(() => {
  program.ctx.clock = systemClock
})
afterAll(() => program.close())

const logIn = (user: object, at = program) => call(at, 'POST', '/auth/login', { user })

test('[AUTH-21] log-in answers the user with auth_token and confirmed', async () => {
  const { user } = await member(program)
  const { status, body } = await logIn({ email: user.email, password })
  expect(status).toBe(200)
  expect(body.data).toEqual({ ...user, confirmed: true, auth_token: expect.stringMatching(/^[\w-]{43}$/) })
})

test('[AUTH-10] someone unconfirmed may log in, and the answer states it', async () => {
  const { user } = await member(program, { confirmed: false })
  expect((await logIn({ email: user.email, password })).body.data.confirmed).toBe(false)
})

test('each device has a session of its own', async () => {
  const first = await member(program)
  const second = await signIn(program, first.user.email)
  expect(second.user.auth_token).not.toBe(first.user.auth_token)
  expect([await isSignedIn(program, first.headers), await isSignedIn(program, second.headers)]).toEqual([true, true])
})

test('capitals and blanks in the address do not matter, in the password they do', async () => {
  const { user } = await member(program)
  expect((await logIn({ email: ` ${user.email.toUpperCase()} `, password })).status).toBe(200)
  expect((await logIn({ email: user.email, password: ` ${password}` })).status).toBe(401)
})

test('[AUTH-09] logIn wrong_login: a wrong password, an unknown address and a social account are answered alike', async () => {
  const email = (await member(program)).user.email
  const social = (await socialMember(program)).email
  const answers = await Promise.all(
    [email, newEmail(), social].map((email) => logIn({ email, password: 'Wrong-Day-2026!' })),
  )
  const [first] = answers
  expect([first?.status, first?.body.code]).toEqual([401, 'wrong_login'])
  expect(first?.body.error).toBe('Please check your email and password.')
  const comparable = ({ status, body }: (typeof answers)[number]) => ({ status, ...body, flow_id: '' })
  for (const answer of answers) expect(comparable(answer)).toEqual(first && comparable(first))
})

const invalidInputs: [object, string, string][] = [
  [{ password }, 'email', 'Email address is required'],
  [{ email: 'rosa', password }, 'email', 'Invalid email address'],
  [{ email: 'rosa@village.example' }, 'password', 'Password is required'],
  [{ email: 'rosa@village.example', password: 'short' }, 'password', 'Password must be at least 8 characters long'],
  [{ email: 5, password: null }, 'password', 'Password is required'],
  [{ email: 5, password: null }, 'email', "'email': please send a text"],
  [{ email: 'rosa@village.example', password: 5 }, 'password', "'password': please send a text"],
]

test.each(invalidInputs)(
  '[AUTH-02] [AUTH-03] logIn invalid: the error of %j stands at its field',
  async (user, field, sentence) => {
    const { status, body } = await logIn(user)
    expect([status, body.code, body.errors[field]]).toEqual([422, 'invalid', [sentence]])
  },
)

test('128 characters of any script are a password, however the keyboard composes them', async () => {
  const long = `Aa1!${'ñ한𐐷е'.normalize('NFC').repeat(31)}`
  const { user } = await member(program)
  const changed = { current_password: password, password: long, password_confirmation: long }
  const { headers } = await signIn(program, user.email)
  expect((await call(program, 'PUT', '/auth', { user: changed }, headers)).status).toBe(200)
  expect([...long]).toHaveLength(128)
  expect((await logIn({ email: user.email, password: long.normalize('NFC') })).status).toBe(200)
  expect((await logIn({ email: user.email, password: long.replace('е', 'e') })).status).toBe(401)
  expect((await logIn({ email: user.email, password: `${long}x` })).body.errors.password).toEqual([
    'Use at most 128 characters for the password',
  ])
})

test('the people of the village log in with their password', async () => {
  await openVillage(program.ctx)
  await villageJobs['settle-villagers']?.(program.ctx, {})
  const { status, body } = await logIn({ email: 'vera@village.example', password: 'Village-2026!' })
  expect([status, body.data.volunteer, body.data.confirmed]).toEqual([200, true, true])
  expect((await logIn({ email: 'uma@village.example', password: 'Village-2026!' })).body.data.confirmed).toBe(false)
})

describe('limits', () => {
  let limited: Program

  beforeAll(async () => {
    limited = await testProgram({ LIMITS: 'on' })
  })
  afterAll(() => limited.close())

  test('logIn too_many: ten attempts in 15 minutes, then a wait that grows with each attempt and ends', async () => {
    const noon = { now: () => new Date('2026-07-01T20:00:00Z') }
    const email = newEmail()
    const tryAt = async (milliseconds: number, times: number) => {
      travel(limited.ctx, milliseconds, noon)
      const user = { email, password: 'Wrong-Day-2026!' }
      let last = await call(limited, 'POST', '/auth/login', { user })
      for (let more = 1; more < times; more++) last = await call(limited, 'POST', '/auth/login', { user })
      return [last.status, Number(last.headers['retry-after'] ?? 0) / 60]
    }
    expect(await tryAt(0, 10)).toEqual([401, 0])
    expect(await tryAt(0, 1)).toEqual([429, 15])
    expect(await tryAt(15 * minute, 9)).toEqual([401, 0])
    expect(await tryAt(15 * minute, 1)).toEqual([429, 45])
    expect(await tryAt(hour, 10)).toEqual([401, 0])
    expect(await tryAt(2 * hour, 9)).toEqual([401, 0])
    expect(await tryAt(2 * hour, 1)).toEqual([429, 120])
    expect(await tryAt(4 * hour, 1)).toEqual([401, 0])
  })

  test('a network that tries address after address waits before it fills the queue of those who log in', async () => {
    const noon = { now: () => new Date('2026-07-02T20:00:00Z') }
    travel(limited.ctx, 0, noon)
    const tryFrom = async (remoteAddress: string) => {
      const payload = { user: { email: newEmail(), password: 'Wrong-Day-2026!' } }
      return (await limited.app.inject({ method: 'POST', url: '/v1/auth/login', remoteAddress, payload })).statusCode
    }
    const [limit] = logInNetworkLimits as [Limit]
    for (let before = 0; before < limit.max - 5; before++)
      await limited.limits.countExactly(limited.ctx, limit, '198.51.100')
    const statuses = await Promise.all(Array.from({ length: 10 }, () => tryFrom('198.51.100.7')))
    expect(statuses.sort()).toEqual([...Array(5).fill(401), ...Array(5).fill(429)])
    expect(await tryFrom('192.0.2.9')).toBe(401)
  })

  describe('passwords that are tried for one account from everywhere', () => {
    const afternoon = { now: () => new Date('2026-07-03T20:00:00Z') }
    const from = async (address: string, user: object) => {
      const payload = { user }
      const options = { method: 'POST', url: '/v1/auth/login', remoteAddress: address, payload } as const
      const { statusCode: status, headers, body } = await limited.app.inject(options)
      return { status, wait: headers['retry-after'], body: { ...JSON.parse(body), flow_id: '' } }
    }
    const triedBefore = async (email: string, times: number) => {
      for (let time = 0; time < times; time++) await limited.limits.countExactly(limited.ctx, logInAttemptsLimit, email)
    }

    test('logIn too_many: are a hundred in an hour, whether there is such an account or not, and then wait', async () => {
      travel(limited.ctx, 0, afternoon)
      const owner = await member(limited)
      const answers = []
      for (const email of [owner.user.email, newEmail()]) {
        await triedBefore(email, email === owner.user.email ? 98 : 99)
        const user = { email: email.toUpperCase(), password: 'Wrong-Day-2026!' }
        expect((await from('203.0.113.9', user)).status).toBe(401)
        answers.push(await from('198.51.100.9', user))
      }
      const [first, second] = answers
      expect(first).toMatchObject({ status: 429, wait: '3600', body: { code: 'too_many' } })
      expect(first?.body.error).toContain('“Forgot your password?”')
      expect(second).toEqual(first)
      expect((await from('192.0.2.9', { email: owner.user.email, password })).status).toBe(429)
      travel(limited.ctx, hour, afternoon)
      expect((await from('192.0.2.9', { email: owner.user.email, password })).status).toBe(200)
    })

    test('leave sessions valid, and a new password possible', async () => {
      travel(limited.ctx, 0, afternoon)
      const { user, headers } = await member(limited)
      await triedBefore(user.email, 200)
      expect((await from('192.0.2.9', { email: user.email, password })).status).toBe(429)
      expect(await isSignedIn(limited, headers)).toBe(true)
      const change = {
        current_password: password,
        password: 'Rainy-Day-2027!',
        password_confirmation: 'Rainy-Day-2027!',
      }
      expect((await call(limited, 'PUT', '/auth', { user: change }, headers)).status).toBe(200)
      await call(limited, 'POST', '/auth/password', { user: { email: user.email } })
      await runJobs(limited)
      const token = await mailedToken(limited.ctx, user.email)
      const chosen = {
        password: 'Windy-Day-2028!',
        password_confirmation: 'Windy-Day-2028!',
        reset_password_token: token,
      }
      expect((await call(limited, 'PUT', '/auth/password', { user: chosen })).status).toBe(200)
    })

    test('are reported to the owner by one mail a day, and to nobody without a password here', async () => {
      travel(limited.ctx, 0, afternoon)
      // Their own log-in is the first try of the hour.
      const { user } = await member(limited)
      const social = await socialMember(limited)
      const mailCount = async (email: string) => {
        await runJobs(limited)
        const mails = await mailsTo(limited.ctx, email)
        return mails.filter(({ subject }) => subject === 'Many tries to log in to your account').length
      }
      const attack = async (email: string, times = 4) => {
        await triedBefore(email, 99)
        for (let time = 0; time < times; time++) await from(`203.0.${time}.9`, { email, password: 'Wrong-Day-2026!' })
      }
      await attack(user.email, 1)
      await attack(social.email)
      expect([await mailCount(user.email), await mailCount(social.email)]).toEqual([1, 0])
      travel(limited.ctx, 2 * hour, afternoon)
      await attack(user.email)
      expect(await mailCount(user.email)).toBe(1)
      travel(limited.ctx, 25 * hour, afternoon)
      await attack(user.email)
      expect(await mailCount(user.email)).toBe(2)
    })
  })

  test('another address, and the same address in another network, do not have to wait', async () => {
    const { user } = await member(limited)
    const wrong = { email: user.email, password: 'Wrong-Day-2026!' }
    for (let times = 0; times < 11; times++) await logIn(wrong, limited)
    expect((await logIn(wrong, limited)).status).toBe(429)
    expect((await logIn({ ...wrong, email: newEmail() }, limited)).status).toBe(401)
    const elsewhere = await limited.app.inject({
      method: 'POST',
      url: '/v1/auth/login',
      remoteAddress: '203.0.113.9',
      payload: { user: { email: user.email, password } },
    })
    expect(elsewhere.statusCode).toBe(200)
  })
})
