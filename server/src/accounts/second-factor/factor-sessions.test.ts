import { expect, test } from 'vitest'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { programOfFile } from '../../testing-file.ts'
import { lockPersonRow } from '../people/account-data-queries.ts'
import { setRole } from '../people/people-queries.ts'
import { call, isSignedIn, member, password, signIn } from '../testing.ts'
import { clearSecondFactor } from './clear-second-factor.ts'
import { codeOf, memberWithTotp } from './testing.ts'

const program = await programOfFile()

const own = { user: { current_password: password, email: '' } }

test('the secret of somebody else, put in the place of one’s own, proves nothing', async () => {
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

test('a volunteer who takes their last second factor away is in no room of volunteers any more', async () => {
  const { user, headers } = await memberWithTotp(program)
  await setRole(program.ctx, { id: user.user_id, role: 'helper' })
  const required = async () => (await call(program, 'GET', '/auth/factor', undefined, headers)).body.data.required
  const room = async () => (await call(program, 'GET', '/console/volunteers', undefined, headers)).body.code
  expect([await room(), await required()]).toEqual([undefined, true])
  expect((await call(program, 'POST', '/auth/factor/totp/removal', own, headers)).status).toBe(200)
  expect([await room(), await required()]).toEqual(['second_factor_required', true])
})
