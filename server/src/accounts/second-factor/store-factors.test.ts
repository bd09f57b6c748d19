import { afterAll, beforeAll, expect, test } from 'vitest'
import { minute } from '#platform/clock'
import { testProgram } from '../../testing.ts'
import { findFactors } from '../people/account-data-queries.ts'
import { call, member, type Program, travel } from '../testing.ts'
import { storeFactors } from './store-factors.ts'
import { codeOf } from './testing.ts'
import { newTotpSecret } from './totp.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

test('second factors that are known beforehand are stored once, and prove from the first code on', async () => {
  const { user, headers } = await member(program)
  const secrets = [newTotpSecret(), newTotpSecret()]
  for (const [at, totpSecret] of secrets.entries()) {
    const passkeys = ['Phone', 'Laptop'].map((name) => ({
      ...{ name: `${name} ${at}`, credentialId: `${name} ${at}`, publicKey: Buffer.alloc(1) },
    }))
    await storeFactors(program.ctx, { personId: user.user_id, totpSecret, passkeys })
  }
  // Written again, a row is at another place of its table; in the list it stays where it was.
  await program.ctx.db.updateTable('passkeys').set({ credential_id: 'again' }).where('name', '=', 'Phone 0').execute()
  const { passkeys, totp } = (await call(program, 'GET', '/auth/factor', undefined, headers)).body.data
  expect([passkeys.map(({ name }: { name: string }) => name), totp]).toEqual([
    ['Phone 0', 'Laptop 0'],
    expect.any(String),
  ])
  // So in the data that its person downloads.
  const downloaded = (await findFactors(program.ctx, user.user_id)).passkeys
  expect(downloaded.map(({ name }) => name)).toEqual(['Phone 0', 'Laptop 0'])
  const prove = async (secret = '') =>
    (await call(program, 'POST', '/auth/factor/proof', { code: codeOf(program, secret) }, headers)).status
  expect([await prove(secrets[1]), await prove(secrets[0])]).toEqual([422, 200])
  travel(program.ctx, minute)
  expect(await prove(secrets[0])).toBe(200)
})
