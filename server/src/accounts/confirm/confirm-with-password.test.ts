import { confirmationLinkInvalid } from '@reable/contract/accounts/rules'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { day, minute, systemClock } from '#platform/clock'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { testProgram } from '../../testing.ts'
import { issueToken } from '../link-tokens.ts'
import { lockPersonRow } from '../people/account-data-queries.ts'
import { sealCode } from '../social/sealed-code.ts'
import {
  call,
  headersOf,
  isSignedIn,
  mailedToken,
  mailsTo,
  newcomer,
  type Program,
  password,
  runJobs,
  signIn,
  socialMember,
  travel,
} from '../testing.ts'
import { sendConfirmation } from './send-confirmation.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterEach(() => {
  program.ctx.clock = systemClock
})
afterAll(() => program.close())

const own = 'Rainy-Day-2027!'

const open = (token: string, headers = {}) =>
  call(program, 'GET', `/auth/confirmation/?confirmation_token=${token}`, undefined, headers)

const confirm = (token: string, overrides: object = {}) => {
  const user = { confirmation_token: token, password: own, password_confirmation: own, ...overrides }
  return call(program, 'PUT', '/auth/confirmation', { user })
}

const logIn = async (email: string, secret: string) =>
  (await call(program, 'POST', '/auth/login', { user: { email, password: secret } })).status

describe('an account that somebody else made with one’s address', () => {
  test('is not confirmed by the link alone, and not in a browser that is signed in as another person', async () => {
    const { user, headers } = await newcomer(program)
    const token = await mailedToken(program.ctx, user.email)
    const another = await newcomer(program)
    const ended = { ...headers, 'x-user-token': 'of-yesterday' }
    for (const presented of [{}, another.headers, ended, { 'x-user-token': headers['x-user-token'] }]) {
      const { status, body } = await open(token, presented)
      expect([status, body.data]).toEqual([200, { ...user, confirmed: false, auth_token: null }])
    }
    expect((await signIn(program, user.email)).user.confirmed).toBe(false)
    expect((await open(token, headers)).body.data.confirmed).toBe(true)
  })

  test('[AUTH-13] opens by the password of who reads the mail alone, and by no session that was begun before', async () => {
    const attacker = await newcomer(program)
    const { email } = attacker.user
    const elsewhere = await signIn(program, email)
    const { status, body } = await confirm(await mailedToken(program.ctx, email))
    expect([status, body.data]).toEqual([200, { ...attacker.user, confirmed: true, auth_token: expect.any(String) }])
    expect(await isSignedIn(program, headersOf(body.data))).toBe(true)
    for (const { headers } of [attacker, elsewhere]) expect(await isSignedIn(program, headers)).toBe(false)
    expect([await logIn(email, password), await logIn(email, own)]).toEqual([401, 200])
    expect((await mailsTo(program.ctx, email)).map(({ subject }) => subject)).toEqual(['Confirm your e-mail address'])
  })

  test('does not open by a log-in, nor by the same form again, that its old password began before', async () => {
    const { user } = await newcomer(program)
    const token = await mailedToken(program.ctx, user.email)
    const form = { email: user.email, password, password_confirmation: password, termsOfUse: true, recaptcha: 'x' }
    const answers = await Promise.all([
      confirm(token),
      ...[1, 2, 3].map(() => call(program, 'POST', '/auth/login', { user: { email: user.email, password } })),
      call(program, 'POST', '/auth', { user: form }),
    ])
    const [confirmed, ...others] = answers
    expect(confirmed?.status).toBe(200)
    for (const { body } of others)
      expect(body.data ? await isSignedIn(program, headersOf(body.data)) : false).toBe(false)
  })

  test('by a social login opens by that no longer, and by no code of one that is on its way', async () => {
    const person = await socialMember(program, { provider: 'facebook' })
    await program.ctx.db.updateTable('people').set({ confirmed_at: null }).where('id', '=', person.id).execute()
    const account = { provider: 'facebook', subject: '7', person_id: person.id, created_at: program.ctx.clock.now() }
    await program.ctx.db.insertInto('provider_accounts').values(account).execute()
    const code = await issueToken(program.ctx, { personId: person.id, purpose: 'social_login', lifetime: minute })
    await sendConfirmation(program.ctx, { personId: person.id, email: person.email })
    const { body } = await confirm(await mailedToken(program.ctx, person.email))
    expect(body.data).toMatchObject({ provider: 'reable', confirmed: true })
    const codeHeaders = {
      'x-user-token': code,
      'x-user-email': person.email,
      cookie: `social_code=${sealCode(program.ctx, code)}`,
    }
    expect(await isSignedIn(program, codeHeaders)).toBe(false)
    const accounts = program.ctx.db.selectFrom('provider_accounts').selectAll().where('person_id', '=', person.id)
    expect(await accounts.execute()).toEqual([])
    expect((await signIn(program, person.email, { password: own })).user.provider).toBe('reable')
  })

  test.each(['reable', 'facebook'])(
    'keeps nobody out: by a new password the owner of the address gets in, and whoever made it gets out (%s)',
    async (provider) => {
      const attacker = await newcomer(program)
      const { email, user_id: id } = attacker.user
      await program.ctx.db.updateTable('people').set({ provider }).where('id', '=', id).execute()
      await call(program, 'POST', '/auth/password', { user: { email } })
      await runJobs(program)
      const user = {
        password: own,
        password_confirmation: own,
        reset_password_token: await mailedToken(program.ctx, email),
      }
      const { body } = await call(program, 'PUT', '/auth/password', { user })
      expect(body.data).toMatchObject({ provider: 'reable', confirmed: false })
      expect(await isSignedIn(program, attacker.headers)).toBe(false)
      expect([await logIn(email, password), await logIn(email, own)]).toEqual([401, 200])
      await call(program, 'POST', '/auth/confirmation', { user: { email } })
      await runJobs(program)
      const confirmed = await open(await mailedToken(program.ctx, email), headersOf(body.data))
      expect(confirmed.body.data).toMatchObject({ confirmed: true, auth_token: body.data.auth_token })
    },
  )
})

test('someone who opens the link on another device may repeat the password they chose', async () => {
  const { user } = await newcomer(program)
  const repeated = { password, password_confirmation: password }
  const { body } = await confirm(await mailedToken(program.ctx, user.email), repeated)
  expect(body.data).toMatchObject({ email: user.email, confirmed: true, auth_token: expect.any(String) })
  expect(await logIn(user.email, password)).toBe(200)
})

test('a repeated call signs nobody in and changes no password', async () => {
  const { user } = await newcomer(program)
  const token = await mailedToken(program.ctx, user.email)
  const other = { password: 'Windy-Day-2028!', password_confirmation: 'Windy-Day-2028!' }
  const { waited, result: answers } = await whileLocked(program, {
    lock: (ctx) => lockPersonRow(ctx, user.user_id),
    act: () => Promise.all([confirm(token), confirm(token)]),
    sessions: 2,
  })
  expect(waited).toBe(true)
  answers.push(await confirm(token, other))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  expect(answers.filter(({ body }) => body.data.auth_token !== null)).toHaveLength(1)
  expect([await logIn(user.email, own), await logIn(user.email, other.password)]).toEqual([200, 401])
})

const invalidInputs: [object, object][] = [
  [{ password: '', password_confirmation: '' }, { password: ['Password is required'] }],
  [{ password_confirmation: 'other' }, { password_confirmation: ['Passwords do not match'] }],
  [
    { password: 'Sunshine1!', password_confirmation: 'Sunshine1!' },
    { password: [expect.stringMatching(/^Many people use this password/)] },
  ],
]

test.each(invalidInputs)(
  '[AUTH-03] [AUTH-04] [AUTH-05] confirmWithPassword invalid: %j leaves the link valid',
  async (overrides, errors) => {
    const { user } = await newcomer(program)
    const token = await mailedToken(program.ctx, user.email)
    const { status, body } = await confirm(token, overrides)
    expect([status, body.code, body.errors]).toEqual([422, 'invalid', errors])
    expect((await confirm(token)).status).toBe(200)
  },
)

test('[AUTH-13] confirmWithPassword invalid: a link that does not exist, or is older than 7 days', async () => {
  const { user } = await newcomer(program)
  const token = await mailedToken(program.ctx, user.email)
  travel(program.ctx, 7 * day + minute)
  for (const bad of [token, '', 'made-up', 'x'.repeat(300)])
    expect((await confirm(bad)).body.errors).toEqual({ confirmation_token: [confirmationLinkInvalid] })
})

test('confirmWithPassword too_many: guessing at links ends in a wait', async () => {
  const limited = await testProgram({ LIMITS: 'on' })
  const now = new Date()
  limited.ctx.clock = { now: () => now }
  const user = { confirmation_token: 'made-up', password: own, password_confirmation: own }
  const guess = async () => (await call(limited, 'PUT', '/auth/confirmation', { user })).status
  for (let times = 0; times < 60; times++) expect(await guess()).toBe(422)
  expect(await guess()).toBe(429)
  await limited.close()
})
