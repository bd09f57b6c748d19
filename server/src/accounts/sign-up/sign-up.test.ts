import { emailTaken, newsletterWording } from '@reable/contract/accounts/rules'
import { expect, test } from 'vitest'
import { hour, minute } from '#platform/clock'
import { asOwner } from '../../platform/database/testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { call, headersOf, isSignedIn, mailsTo, newcomer, signUpForm, travel } from '../testing.ts'

const program = await programOfFile()

const signUp = async (overrides: object = {}) => {
  const user = await signUpForm(program.ctx, overrides)
  return { user, ...(await call(program, 'POST', '/auth/', { user })) }
}

const personOf = (email: string) =>
  program.ctx.db.selectFrom('people').selectAll().where('email', '=', email).executeTakeFirst()

test('[AUTH-07] [AUTH-21] sign-up answers the user, signed in on this device and not yet confirmed', async () => {
  const { user, body } = await signUp()
  expect(body.data).toEqual({
    user_id: expect.any(Number),
    email: user.email,
    provider: 'reable',
    confirmed: false,
    newsletter_subscribed: false,
    volunteer: false,
    role: null,
    auth_token: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(await isSignedIn(program, headersOf(body.data))).toBe(true)
})

test('[AUTH-06] the Terms are agreed to with their time; the newsletter is consented to only when chosen', async () => {
  const consents = (personId: number) =>
    program.ctx.db.selectFrom('newsletter_consents').selectAll().where('person_id', '=', personId).execute()
  const notSubscribed = (await newcomer(program)).user
  const subscribed = (await newcomer(program, { newsletter_subscribed: true })).user
  expect((await personOf(notSubscribed.email))?.terms_agreed_at).toBeInstanceOf(Date)
  expect(await consents(notSubscribed.user_id)).toEqual([])
  expect(await consents(subscribed.user_id)).toMatchObject([
    { given: true, wording: newsletterWording, decided_at: expect.any(Date) },
  ])
})

const invalidInputs: [object, string, string][] = [
  [{ email: ' ' }, 'email', 'Email address is required'],
  [{ email: 'rosa@village' }, 'email', 'Invalid email address'],
  [{ email: 'ro\u0000sa@village.example' }, 'email', 'Invalid email address'],
  [{ password: '' }, 'password', 'Password is required'],
  [{ password: 'Ab1!' }, 'password', 'Password must be at least 8 characters long'],
  ...['sunny-day-2026!', 'SUNNY-DAY-2026!', 'Sunny-Day-Today!', 'Sunny-Day-2026', 'Sunny-Day-2026?'].map(
    (password): [object, string, string] => [
      { password },
      'password',
      'Password must include: a lower and uppercase letter, a number, and a symbol (!@#$&*)',
    ],
  ),
  [{ password_confirmation: 'other' }, 'password_confirmation', 'Passwords do not match'],
  [{ recaptcha: '' }, 'recaptcha', 'Please check the reCAPTCHA box'],
  [{ recaptcha: 'made up' }, 'recaptcha', 'Please check the reCAPTCHA box'],
  [{ termsOfUse: false }, 'termsOfUse', 'Please agree to the Terms of Use'],
  [{ admin: true }, 'admin', "We do not know the field 'admin'"],
]

test.each(invalidInputs)(
  '[AUTH-02] [AUTH-03] [AUTH-04] [AUTH-05] [AUTH-06] [GEN-19] signUp invalid: the error of %j stands at its field',
  async (overrides, field, sentence) => {
    const { status, body } = await signUp(overrides)
    expect([status, body.code]).toEqual([422, 'invalid'])
    expect(body.errors[field]).toContain(sentence)
  },
)

test('[AUTH-06] a solved captcha serves one sign-up', async () => {
  const { user } = await signUp()
  const { status, body } = await signUp({ recaptcha: user.recaptcha })
  expect([status, body.errors]).toEqual([422, { recaptcha: ['Please check the reCAPTCHA box'] }])
  expect(body.error).toBe('Sign up failed, please try again')
})

const spellings: [string, (email: string) => string][] = [
  ['in capitals', (email: string) => email.toUpperCase()],
  ['with blanks around it', (email: string) => `  ${email} `],
]

test.each(spellings)(
  '[AUTH-08] signUp invalid: an address that is taken, %s, is refused and its owner is notified',
  async (_how, spell) => {
    const { user: owner } = await newcomer(program)
    const before = (await mailsTo(program.ctx, owner.email)).length
    travel(program.ctx, 5 * minute)
    const other = { password: 'Other-Day-2026!', password_confirmation: 'Other-Day-2026!' }
    const trySignUp = async () => (await signUp({ email: spell(owner.email), ...other })).body
    const mailCount = async () => (await mailsTo(program.ctx, owner.email)).length - before
    expect(await trySignUp()).toMatchObject({
      error: 'Sign up failed, please try again',
      errors: { email: [emailTaken] },
    })
    expect(await mailCount()).toBe(1)
    await trySignUp()
    expect(await mailCount()).toBe(1)
    travel(program.ctx, 2 * hour)
    await trySignUp()
    expect(await mailCount()).toBe(2)
  },
)

test('the same form again within a minute is answered like the first, and creates nothing again', async () => {
  const { user, body: first } = await signUp()
  const again = (await call(program, 'POST', '/auth', { user })).body
  expect(again.data).toEqual({ ...first.data, auth_token: expect.any(String) })
  expect(await isSignedIn(program, headersOf(again.data))).toBe(true)
  expect(await mailsTo(program.ctx, user.email)).toHaveLength(1)
  // Whoever has another password is somebody else.
  const other = { email: user.email, password: 'Other-Day-2026!', password_confirmation: 'Other-Day-2026!' }
  expect((await signUp(other)).body.errors).toEqual({ email: [emailTaken] })
  travel(program.ctx, 2 * minute)
  expect((await call(program, 'POST', '/auth', { user })).status).toBe(422)
})

test('a double click makes one account and one mail, and both clicks are signed in', async () => {
  const user = await signUpForm(program.ctx)
  const answers = await Promise.all([1, 2].map(() => call(program, 'POST', '/auth', { user })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(new Set(answers.map(({ body }) => body.data.user_id)).size).toBe(1)
  expect(await mailsTo(program.ctx, user.email)).toHaveLength(1)
})

test('an error halfway leaves nothing behind', async () => {
  const { pool } = program.database
  await asOwner(pool, "create function refuse() returns trigger language plpgsql as 'begin raise ''no''; end'")
  await asOwner(pool, 'create trigger refuse before insert on sessions execute function refuse()')
  const { user, status } = await signUp({ newsletter_subscribed: true })
  await asOwner(pool, 'drop trigger refuse on sessions')
  expect(status).toBe(500)
  expect(await personOf(user.email)).toBeUndefined()
  expect(await mailsTo(program.ctx, user.email)).toEqual([])
  expect((await signUp({ email: user.email })).status).toBe(200)
})
