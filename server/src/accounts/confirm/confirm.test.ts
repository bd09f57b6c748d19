import { confirmationLinkInvalid } from '@reable/contract/accounts/rules'
import { expect, test } from 'vitest'
import { day, minute } from '#platform/clock'
import { inTransaction } from '#platform/context'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { get, someListing, someone } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { lockPersonRow } from '../people/account-data-queries.ts'
import { lockPerson } from '../people/lock-person.ts'
import { findPersonByEmail } from '../people/people-queries.ts'
import {
  call,
  headersOf,
  isSignedIn,
  mailedToken,
  member,
  newcomer,
  runJobs,
  signIn,
  signUpForm,
  travel,
} from '../testing.ts'
import { lockConfirmed } from './lock-confirmed.ts'

const program = await programOfFile()

const confirm = (token: string, headers: object = {}, at = program) =>
  call(at, 'GET', `/auth/confirmation/?confirmation_token=${token}`, undefined, headers)

const invalid = { error: confirmationLinkInvalid, errors: { confirmation_token: [confirmationLinkInvalid] } }

test('[AUTH-13] [AUTH-23] the link of the mail confirms the address and signs in, in the browser that signed up', async () => {
  const { user, headers } = await newcomer(program)
  const { status, body } = await confirm(await mailedToken(program.ctx, user.email), headers)
  expect([status, body.data]).toEqual([200, { ...user, confirmed: true, auth_token: expect.any(String) }])
  expect(await isSignedIn(program, headersOf(body.data))).toBe(true)
  expect((await call(program, 'GET', '/api/user', undefined, headers)).body.data.confirmed).toBe(true)
  expect((await signIn(program, user.email)).user.confirmed).toBe(true)
})

test('repeated, as mail scanners and double clicks do, the link answers the person and signs nobody in', async () => {
  const { user, headers } = await newcomer(program)
  const token = await mailedToken(program.ctx, user.email)
  const { waited, result: answers } = await whileLocked(program, {
    lock: (ctx) => lockPersonRow(ctx, user.user_id),
    act: () => Promise.all([1, 2, 3].map(() => confirm(token, headers))),
    sessions: 3,
  })
  expect(waited).toBe(true)
  const tokens = answers.map(({ body }) => body.data.auth_token)
  expect(tokens.filter((one) => one !== null)).toHaveLength(1)
  travel(program.ctx, 6 * day)
  expect((await confirm(token)).body.data).toEqual({ ...user, confirmed: true, auth_token: null })
})

test('listings made before become public by it', async () => {
  const { user, headers } = await newcomer(program)
  const owner = await findPersonByEmail(program.ctx, user.email)
  if (!owner) throw new Error('the newcomer has an account')
  const id = await someListing(program.ctx, owner)
  expect((await get(program, `/posts/${id}`)).status).toBe(403)
  await confirm(await mailedToken(program.ctx, user.email), headers)
  await runJobs(program)
  expect((await get(program, `/posts/${id}`)).body.data.post.confirmed).toBe(true)
})

test('[AUTH-13] confirm invalid: a link works for 7 days', async () => {
  const { user, headers } = await newcomer(program)
  const token = await mailedToken(program.ctx, user.email)
  travel(program.ctx, 7 * day + minute)
  const { status, body } = await confirm(token, headers)
  expect([status, body]).toEqual([422, expect.objectContaining(invalid)])
})

test('[AUTH-13] confirm invalid: a token that is no confirmation token confirms nobody', async () => {
  const { user, headers } = await member(program, { confirmed: false })
  await call(program, 'POST', '/auth/password', { user: { email: user.email } })
  await runJobs(program)
  const reset = await mailedToken(program.ctx, user.email)
  for (const token of ['', 'made-up', 'x'.repeat(300), reset, headers['x-user-token'] ?? ''])
    expect((await confirm(token, headers)).body.errors).toEqual(invalid.errors)
})

test('a HEAD request confirms nobody', async () => {
  const { user, headers } = await newcomer(program)
  const token = await mailedToken(program.ctx, user.email)
  const url = `/v1/auth/confirmation/?confirmation_token=${token}`
  expect((await program.app.inject({ method: 'HEAD', url })).statusCode).toBe(404)
  expect((await call(program, 'GET', '/api/user', undefined, headers)).body.data.confirmed).toBe(false)
  expect((await confirm(token, headers)).body.data.auth_token).toEqual(expect.any(String))
})

test('[AUTH-13] the link leads back to where one signed up, in whichever browser and by another mail too; else to no page', async () => {
  const return_to = '/posts/12#contact-seller'
  const user = await signUpForm(program.ctx, { return_to })
  const headers = headersOf((await call(program, 'POST', '/auth', { user })).body.data)
  const first = await mailedToken(program.ctx, user.email)
  await call(program, 'POST', '/auth/confirmation', { user: user.email })
  await runJobs(program)
  const token = await mailedToken(program.ctx, user.email)
  expect(token).not.toBe(first)
  expect((await confirm(token)).body.return_to).toBe(return_to)
  expect((await confirm(first, headers)).body.return_to).toBe(return_to)
  const other = await newcomer(program)
  const answer = (await confirm(await mailedToken(program.ctx, other.user.email), other.headers)).body
  expect([answer.data.confirmed, answer.return_to]).toEqual([true, null])
})

test('the link of a sign-up leads to no other site, and to no page that acts on its address', async () => {
  for (const return_to of ['//evil.example', '/oauth?auth_token=x', `/?${'x'.repeat(400)}`, 7]) {
    const { body } = await call(program, 'POST', '/auth', { user: await signUpForm(program.ctx, { return_to }) })
    expect([body.code, Object.keys(body.errors)]).toEqual(['invalid', ['return_to']])
  }
})

test('what needs a confirmed address waits for whoever changes or closes the account at this moment', async () => {
  const { id } = await someone(program.ctx)
  const lock = (ctx: typeof program.ctx) => lockPerson(ctx, { personId: id })
  const act = () => inTransaction(program.ctx, (ctx) => lockConfirmed(ctx, { person: { id } }))
  expect(await whileLocked(program, { lock, act })).toEqual({ waited: true, result: true })
})
