import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { day, hour, minute, second, systemClock } from '#platform/clock'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { testProgram } from '../../testing.ts'
import { lockPersonRow } from '../people/account-data-queries.ts'
import { setRole } from '../people/people-queries.ts'
import { call, headersOf, isSignedIn, member, type Program, password, signIn } from '../testing.ts'
import { clearSecondFactor, hasProvedFactorSince } from './clear-second-factor.ts'
import { isRecent } from './require-factor.ts'
import { codeOf, memberWithTotp } from './testing.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterEach(() => {
  program.ctx.clock = systemClock
})
afterAll(() => program.close())

const own = { user: { current_password: password, email: '' } }
const noon = new Date('2026-11-20T20:00:00Z')
function setTime(milliseconds: number): void {
  const moment = new Date(noon.getTime() + milliseconds)
  program.ctx.clock = { now: () => moment }
}

test.each([
  [-minute - 1, false],
  [-minute, true],
  [0, true],
  [15 * minute - 1, true],
  [15 * minute, false],
])('%i milliseconds after a proof it is recent: %s', (age, recent) => {
  setTime(age)
  expect(isRecent(program.ctx, noon)).toBe(recent)
})

test.each([
  [-hour - 1, 422],
  [-hour, 200],
  [hour, 200],
  [hour + 1, 422],
])(
  'a set-up is confirmed within an hour, whichever way the clock jumps: after %i milliseconds it is %i',
  async (age, expected) => {
    setTime(0)
    const { user, headers } = await member(program)
    const { setup, secret } = (await call(program, 'POST', '/auth/factor/totp', own, headers)).body.data
    await program.ctx.db.updateTable('sessions').set({ used_at: noon }).where('person_id', '=', user.user_id).execute()
    setTime(age)
    const { status } = await call(
      program,
      'PUT',
      '/auth/factor/totp',
      { setup, code: codeOf(program, secret) },
      headers,
    )
    expect(status).toBe(expected)
  },
)

test('a log-in waits 15 minutes for its second step, and once that is made it lasts for 30 days', async () => {
  setTime(0)
  const { user, secret } = await memberWithTotp(program)
  const [{ headers }, late] = [await signIn(program, user.email), await signIn(program, user.email)]
  const prove = (from: object) => call(program, 'POST', '/auth/factor/proof', { code: codeOf(program, secret) }, from)
  setTime(15 * minute - second)
  const proved = await prove(headers)
  expect(proved.status).toBe(200)
  setTime(15 * minute)
  expect((await prove(late.headers)).status).toBe(401)
  setTime(30 * day)
  expect(await isSignedIn(program, headersOf(proved.body.data))).toBe(true)
})

test('proveFactor invalid: with the secret of somebody else, put in the place of one’s own', async () => {
  const [vera, rosa] = [await memberWithTotp(program), await memberWithTotp(program)]
  const { db } = program.ctx
  const secrets = db.selectFrom('totp_secrets').select('sealed').where('person_id', '=', vera.user.user_id)
  const { sealed } = await secrets.executeTakeFirstOrThrow()
  const replaced = db.updateTable('totp_secrets').set({ sealed, last_step: 0 })
  await replaced.where('person_id', '=', rosa.user.user_id).execute()
  const proof = { code: codeOf(program, vera.secret) }
  expect((await call(program, 'POST', '/auth/factor/proof', proof, rosa.headers)).status).toBe(422)
})

test('a lost second factor that is taken away is gone with all that stood for it', async () => {
  const { user, headers } = await memberWithTotp(program)
  const passkey = { credential_id: 'lost', public_key: Buffer.alloc(1), counter: 0, transports: [], name: 'Lost' }
  const row = { ...passkey, person_id: user.user_id, added_at: program.ctx.clock.now() }
  await program.ctx.db.insertInto('passkeys').values(row).execute()
  await clearSecondFactor(program.ctx, user.user_id)
  expect(await isSignedIn(program, headers)).toBe(false)
  const device = await signIn(program, user.email)
  expect(device.user.factor_asked).toBeUndefined()
  const { body } = await call(program, 'GET', '/auth/factor', undefined, device.headers)
  expect(body.data).toMatchObject({ totp: null, passkeys: [], recovery_codes_left: 0 })
})

test('of two who set up a first second step at one moment one does, and gets the recovery codes', async () => {
  const { user, headers } = await member(program)
  const begun = async () => (await call(program, 'POST', '/auth/factor/totp', own, headers)).body.data
  const confirmations = [await begun(), await begun()].map(({ setup, secret }) => ({
    ...{ setup, code: codeOf(program, secret) },
  }))
  const { waited, result } = await whileLocked(program, {
    lock: (ctx) => lockPersonRow(ctx, user.user_id),
    act: () => Promise.all(confirmations.map((body) => call(program, 'PUT', '/auth/factor/totp', body, headers))),
    sessions: 2,
  })
  expect([waited, result.map(({ status }) => status).sort()]).toEqual([true, [200, 403]])
})

test('a log-in with its second step does not wait for what the same person does elsewhere at that moment', async () => {
  const { user, recoveryCodes } = await memberWithTotp(program)
  const { headers } = await signIn(program, user.email)
  // Any row that refers to the person.
  const row = { person_id: user.user_id, provider: 'google', subject: user.email, created_at: noon }
  const { waited, result } = await whileLocked(program, {
    lock: ({ db }) => db.insertInto('provider_accounts').values(row).execute(),
    act: async () => {
      const steps = await signIn(program, user.email)
      const proof = { recovery_code: recoveryCodes[0] }
      return [steps.user.factor_asked, (await call(program, 'POST', '/auth/factor/proof', proof, headers)).status]
    },
  })
  expect([waited, result]).toEqual([false, [['totp', 'recovery_code'], 200]])
})

test('a proof is one of its own person, and of no time before it', async () => {
  setTime(0)
  const [vera, stranger] = [await memberWithTotp(program), await member(program)]
  const hasProved = (personId: number, since: Date) => hasProvedFactorSince(program.ctx, { personId, since })
  expect(await hasProved(vera.user.user_id, new Date(noon.getTime() - 1))).toBe(true)
  expect(await hasProved(vera.user.user_id, noon)).toBe(false)
  expect(await hasProved(stranger.user.user_id, new Date(noon.getTime() - 1))).toBe(false)
})

test('new recovery codes leave the other devices signed in: their second step was made', async () => {
  const { user, headers, recoveryCodes } = await memberWithTotp(program)
  const other = await signIn(program, user.email)
  const proof = { recovery_code: recoveryCodes[0] }
  const proved = await call(program, 'POST', '/auth/factor/proof', proof, other.headers)
  expect(proved.status).toBe(200)
  expect((await call(program, 'POST', '/auth/factor/recovery_codes', own, headers)).status).toBe(200)
  expect(await isSignedIn(program, headersOf(proved.body.data))).toBe(true)
})

test('a volunteer who takes their last second factor away is in no room of volunteers any more; settings say who needs one', async () => {
  const { user, headers } = await memberWithTotp(program)
  await setRole(program.ctx, { id: user.user_id, role: 'helper' })
  const required = async () => (await call(program, 'GET', '/auth/factor', undefined, headers)).body.data.required
  const room = async () => (await call(program, 'GET', '/console/volunteers', undefined, headers)).body.code
  expect([await room(), await required()]).toEqual([undefined, true])
  expect((await call(program, 'POST', '/auth/factor/totp/removal', own, headers)).status).toBe(200)
  expect([await room(), await required()]).toEqual(['second_factor_required', true])
})
