import { expect, test } from 'vitest'
import { programOfFile } from '../testing-file.ts'
import { makeChange, requestChange, requestedChange, tokenTo, undoChange } from './emails/testing-email-change.ts'
import { accountJobs } from './jobs.ts'
import { clearSecondFactor } from './second-factor/clear-second-factor.ts'
import { codeOf, memberWithTotp } from './second-factor/testing.ts'
import { call, headersOf, mailedToken, member, newcomer, newEmail, password, runJobs } from './testing.ts'
import { someBystander } from './testing-bystander.ts'

const program = await programOfFile()

const fresh = { password: 'Rainy-Day-2027!', password_confirmation: 'Rainy-Day-2027!' }
const own = { user: { current_password: password, email: '' } }
type Headers = Record<string, unknown>
const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, body: unknown, headers: Headers = {}) =>
  call(program, method, url, body, headers)

/** Someone with two passkeys of theirs, and the number of one. */
async function memberWithPasskeys() {
  const { user, headers } = await member(program)
  const row = { person_id: user.user_id, public_key: Buffer.alloc(1), counter: 0, transports: [], name: 'One' }
  const both = ['one', 'other'].map((name) => ({ ...row, credential_id: `${name}-${user.user_id}` }))
  const added = both.map((passkey) => ({ ...passkey, added_at: program.ctx.clock.now() }))
  const [passkey] = await program.ctx.db.insertInto('passkeys').values(added).returning('id').execute()
  const proved = { factor_at: program.ctx.clock.now() }
  await program.ctx.db.updateTable('sessions').set(proved).where('person_id', '=', user.user_id).execute()
  return { user, headers, passkeyId: passkey?.id }
}

/** Someone who opened their link in another browser than the sign-up's, and the headers of that one. */
async function confirmedElsewhere() {
  const { user } = await newcomer(program)
  const token = await mailedToken(program.ctx, user.email)
  const { body } = await send('GET', `/auth/confirmation?confirmation_token=${token}`, undefined)
  return { headers: headersOf(body.data) }
}

/** What somebody does with their own account: the first function goes before, the second is the act and what it was answered. */
const acts: Record<string, () => Promise<() => Promise<unknown>>> = {
  'gets a first name': async () => {
    const { headers } = await member(program)
    return () => send('PUT', '/api/user/first_name', { first_name: 'Ann' }, headers)
  },
  'gets another password': async () => {
    const { headers } = await member(program)
    return () => send('PUT', '/auth', { user: { current_password: password, ...fresh } }, headers)
  },
  'gets another password by a mailed link': async () => {
    const { user } = await newcomer(program)
    await send('POST', '/auth/password', { user: { email: user.email } })
    await runJobs(program)
    const reset_password_token = await mailedToken(program.ctx, user.email)
    return () => send('PUT', '/auth/password', { user: { ...fresh, reset_password_token } })
  },
  'is confirmed elsewhere': async () => {
    const { user } = await newcomer(program)
    const token = await mailedToken(program.ctx, user.email)
    return () => send('GET', `/auth/confirmation?confirmation_token=${token}`, undefined)
  },
  'was made by somebody else': async () => {
    const { headers } = await confirmedElsewhere()
    return () => send('PUT', '/auth/confirmation', { was_me: false }, headers)
  },
  'is signed out on its other devices': async () => {
    const { headers } = await member(program)
    return () => send('DELETE', '/auth/sessions/others', undefined, headers)
  },
  'gets another address': async () => {
    const { user, headers } = await member(program)
    const { makeToken } = await requestedChange(program, { email: user.email, headers })
    return () => makeChange(program, makeToken, headers)
  },
  'gets its address again': async () => {
    const { user, headers } = await member(program)
    const { makeToken, undoToken } = await requestedChange(program, { email: user.email, headers })
    await makeChange(program, makeToken, headers)
    return () => undoChange(program, undoToken)
  },
  'loses a passkey': async () => {
    const { headers, passkeyId } = await memberWithPasskeys()
    return () => send('POST', `/auth/factor/passkeys/${passkeyId}/removal`, own, headers)
  },
  'gets six-digit codes': async () => {
    const { headers } = await member(program)
    const { secret, setup } = (await send('POST', '/auth/factor/totp', own, headers)).body.data
    return () => send('PUT', '/auth/factor/totp', { setup, code: codeOf(program, secret) }, headers)
  },
  'loses every second factor': async () => {
    const { user } = await memberWithTotp(program)
    return () => clearSecondFactor(program.ctx, user.user_id)
  },
}

test.each(Object.entries(acts))('an account that %s leaves everybody else’s as it was', async (_what, prepare) => {
  const act = await prepare()
  const { stored } = await someBystander(program)
  const before = await stored()
  expect(before.length).toBeGreaterThan(9)
  const answer = await act()
  if (answer !== undefined) expect(answer).toMatchObject({ status: 200 })
  expect(await stored()).toEqual(before)
})

test('mails about one account, and about too many tries to open it, leave everybody else’s as it was', async () => {
  const { user, headers } = await member(program)
  await requestChange(program, headers, newEmail())
  const { stored } = await someBystander(program)
  const before = await stored()
  await runJobs(program)
  expect(await tokenTo(program, user.email, 'undo_token')).toBeTruthy()
  for (const job of ['log-in-tries-refused', 'factor-tries-refused'])
    await accountJobs[job]?.(program.ctx, { email: user.email })
  expect(await stored()).toEqual(before)
})
