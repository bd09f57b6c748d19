import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { hour, minute } from '#platform/clock'
import { testProgram } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { logInAttemptsLimit } from '../account-limits.ts'
import { call, mailsTo, member, newEmail, type Program, password, runJobs, socialMember, travel } from '../testing.ts'

const program = await programOfFile()

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

describe('limits', () => {
  let limited: Program

  beforeAll(async () => {
    limited = await testProgram({ LIMITS: 'on' })
  })
  afterAll(() => limited.close())

  test('ten attempts in 15 minutes are followed by a wait that grows with each attempt and ends', async () => {
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

    test('are a hundred in an hour, whether there is such an account or not, and then wait', async () => {
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
})
