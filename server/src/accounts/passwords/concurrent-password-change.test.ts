import { resetLinkUsed } from '@reable/contract/accounts/rules'
import { expect, test } from 'vitest'
import { hour } from '#platform/clock'
import { inTransaction } from '#platform/context'
import { waitForBlockedSession, whileLocked } from '../../platform/database/testing-locks.ts'
import { programOfFile } from '../../testing-file.ts'
import { issueToken } from '../link-tokens.ts'
import { lockPersonRow } from '../people/account-data-queries.ts'
import { openSession } from '../sessions/open-session.ts'
import { call, headersOf, isSignedIn, newcomer, password, signUpForm } from '../testing.ts'
import { hashPassword } from './passwords.ts'
import { setPassword } from './replace-password.ts'

const program = await programOfFile()

type SignIn = (user: { email: string }) => ReturnType<typeof call>

const signIns: [string, SignIn][] = [
  ['a log-in', ({ email }) => call(program, 'POST', '/auth/login', { user: { email, password } })],
  [
    'the form of a sign-up, sent again,',
    async ({ email }) => call(program, 'POST', '/auth', { user: await signUpForm(program.ctx, { email }) }),
  ],
]

test.each(signIns)('%s that began before a change of password does not end signed in', async (_which, signIn) => {
  const { user } = await newcomer(program)
  const person = { ...user, id: user.user_id, newsletter: false, partnerId: null }
  const passwordHash = await hashPassword('Rainy-Day-2027!')
  let pendingSignIn: ReturnType<typeof call> | undefined
  await inTransaction(program.ctx, async (ctx) => {
    await lockPersonRow(ctx, person.id)
    pendingSignIn = signIn(user)
    // By then the old password was verified, and only the session is left to open.
    await waitForBlockedSession(program.database.pool)
    await setPassword(ctx, { person, passwordHash })
  })
  const answer = await pendingSignIn
  const headers = answer?.body.data ? headersOf(answer.body.data) : {}
  expect(await isSignedIn(program, headers)).toBe(false)
  expect(await program.ctx.db.selectFrom('sessions').where('person_id', '=', person.id).selectAll().execute()).toEqual(
    [],
  )
  expect([401, 422]).toContain(answer?.status)
})

test('a change of password waits for a session that is being stored, and ends it', async () => {
  const { user, headers } = await newcomer(program)
  const changed = { current_password: password, password: 'Rainy-Day-2027!', password_confirmation: 'Rainy-Day-2027!' }
  const { waited, result } = await whileLocked(program, {
    lock: (ctx) => openSession(ctx, { personId: user.user_id }),
    act: () => call(program, 'PUT', '/auth', { user: changed }, headers),
  })
  expect([waited, result.status]).toEqual([true, 200])
  const sessions = program.ctx.db.selectFrom('sessions').select('id').where('person_id', '=', user.user_id)
  expect([(await sessions.execute()).length, await isSignedIn(program, headers)]).toEqual([1, true])
})

test('a link of a mail that is followed while the password is changed waits for that, and works no more', async () => {
  const { user } = await newcomer(program)
  const person = { ...user, id: user.user_id, newsletter: false, partnerId: null }
  const token = await issueToken(program.ctx, { personId: person.id, purpose: 'reset', lifetime: hour })
  const passwordHash = await hashPassword('Rainy-Day-2027!')
  const chosen = { password: 'Sunny-Day-2027!', password_confirmation: 'Sunny-Day-2027!', reset_password_token: token }
  let following: ReturnType<typeof call> | undefined
  await inTransaction(program.ctx, async (ctx) => {
    await lockPersonRow(ctx, person.id)
    following = call(program, 'PUT', '/auth/password', { user: chosen })
    await waitForBlockedSession(program.database.pool)
    await setPassword(ctx, { person, passwordHash })
  })
  expect(await following).toMatchObject({ status: 422, body: { error: resetLinkUsed } })
})
