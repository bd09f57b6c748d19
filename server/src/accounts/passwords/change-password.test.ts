import { passwordNotCurrent, socialLoginHasNoPassword } from '@reable/contract/accounts/rules'
import { expect, test } from 'vitest'
import { signedIn } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { call, isSignedIn, mailsTo, member, password, signIn, socialMember } from '../testing.ts'

const program = await programOfFile()

const fresh = 'Rainy-Day-2027!'
const change = (headers: object, overrides: object = {}, at = program) => {
  const user = { current_password: password, password: fresh, password_confirmation: fresh, ...overrides }
  return call(at, 'PUT', '/auth', { user }, headers)
}

test('[ACCT-06] the password is changed, this device stays signed in and all others are not', async () => {
  const { user, headers } = await member(program)
  const other = await signIn(program, user.email)
  const { status, body } = await change(headers)
  expect([status, body.data]).toEqual([200, user])
  expect([await isSignedIn(program, headers), await isSignedIn(program, other.headers)]).toEqual([true, false])
  expect((await signIn(program, user.email, { password: fresh })).user.email).toBe(user.email)
  expect((await call(program, 'POST', '/auth/login', { user: { email: user.email, password } })).status).toBe(401)
  expect((await mailsTo(program.ctx, user.email)).map(({ subject }) => subject)).toEqual(['Your password was changed'])
})

test('[ACCT-06] changePassword invalid: someone who does not know the current password changes nothing', async () => {
  const { user, headers } = await member(program)
  const { status, body } = await change(headers, { current_password: 'Wrong-Day-2026!' })
  expect([status, body.error, body.errors]).toEqual([
    422,
    passwordNotCurrent,
    { current_password: [passwordNotCurrent] },
  ])
  expect((await signIn(program, user.email)).user.email).toBe(user.email)
  expect(await mailsTo(program.ctx, user.email)).toEqual([])
})

const providers = ['google', 'facebook']

test.each(providers)('[ACCT-04] changePassword forbidden: an account of %s has no password here', async (provider) => {
  const headers = await signedIn(program.ctx, await socialMember(program, { provider }))
  const { status, body } = await change(headers)
  expect([status, body.code, body.error]).toEqual([403, 'forbidden', socialLoginHasNoPassword])
})
