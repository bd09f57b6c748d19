import { createHash } from 'node:crypto'
import { passkeyWrong } from '@reable/contract/accounts/factor-rules'
import { afterEach, expect, test } from 'vitest'
import { minute, systemClock } from '#platform/clock'
import { signWithVillagePasskey, villagePasskeyBytes, villagePasskeyId } from '../../../seeds/village/passkey.ts'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { programOfFile } from '../../testing-file.ts'
import { call, headersOf, isSignedIn, mailsTo, member, password, signIn, travel } from '../testing.ts'
import { someBystander } from '../testing-bystander.ts'
import { memberWithTotp } from './testing.ts'

const program = await programOfFile()
afterEach(async () => {
  program.ctx.clock = systemClock
  await program.ctx.db.deleteFrom('passkeys').execute()
})

/** Whose passkey it is, by the id that it has. */
const email = 'phone@example.org'

const own = { user: { current_password: password, email: '' } }

/** What a browser sends that has made the village's passkey: attested by nobody. */
function made({ challenge, origin, isVerified = true }: { challenge: string; origin: string; isVerified?: boolean }) {
  const clientData = Buffer.from(JSON.stringify({ type: 'webauthn.create', challenge, origin, crossOrigin: false }))
  const id = Buffer.from(villagePasskeyId(email), 'base64url')
  const authenticatorData = Buffer.concat([
    createHash('sha256').update(new URL(origin).hostname).digest(),
    Buffer.from([isVerified ? 0x45 : 0x41, 0, 0, 0, 0]),
    Buffer.alloc(16),
    Buffer.from([0, id.length]),
    id,
    villagePasskeyBytes(),
  ])
  // CBOR: { fmt: "none", attStmt: {}, authData: … }
  const attestationObject = Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
    Buffer.from([0x58, authenticatorData.length]),
    authenticatorData,
  ])
  return {
    id: villagePasskeyId(email),
    rawId: villagePasskeyId(email),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: clientData.toString('base64url'),
      attestationObject: attestationObject.toString('base64url'),
      transports: ['internal'],
    },
  }
}

const originOf = () => program.config.http.publicUrl

async function withPasskey(name = 'My phone') {
  const { user, headers } = await member(program)
  const { options } = (await call(program, 'POST', '/auth/factor/passkeys', own, headers)).body.data
  const passkey = made({ challenge: options.challenge, origin: originOf() })
  const { status, body } = await call(program, 'PUT', '/auth/factor/passkeys', { name, passkey }, headers)
  return { user, headers, status, codes: body.data?.recovery_codes, options, passkey }
}

async function challengeOf(headers: object): Promise<string> {
  return (await call(program, 'POST', '/auth/factor/challenge', undefined, headers)).body.data.options.challenge
}

const prove = (headers: object, passkey: object) => call(program, 'POST', '/auth/factor/proof', { passkey }, headers)

test('a passkey is added, named and mailed, with recovery codes, and opens the account at log-in', async () => {
  const { user, headers, status, codes, options } = await withPasskey()
  expect([status, codes.length, options.rp.id, options.authenticatorSelection.userVerification]).toEqual([
    ...[200, 10, 'localhost', 'required'],
  ])
  expect((await mailsTo(program.ctx, user.email)).map(({ subject }) => subject)).toContain(
    'A passkey was added to your account',
  )
  const { body } = await call(program, 'GET', '/auth/factor', undefined, headers)
  expect(body.data.passkeys).toEqual([
    { id: expect.any(Number), name: 'My phone', added: expect.any(String), used: null },
  ])
  const device = await signIn(program, user.email)
  expect(device.user.factor_asked).toEqual(['passkey', 'recovery_code'])
  const passkey = signWithVillagePasskey({ challenge: await challengeOf(device.headers), origin: originOf(), email })
  const { stored } = await someBystander(program)
  const before = await stored()
  const proved = await prove(device.headers, passkey)
  expect(proved.status).toBe(200)
  expect(await isSignedIn(program, headersOf(proved.body.data))).toBe(true)
  expect(await stored()).toEqual(before)
  const after = await call(program, 'GET', '/auth/factor', undefined, headers)
  expect(after.body.data.passkeys).toMatchObject([{ used: after.body.data.passkeys[0].added }])
})

test('a passkey’s answer counts once, for its challenge, its session and this site, within 5 minutes', async () => {
  const { user } = await withPasskey()
  const [{ headers }, other] = [await signIn(program, user.email), await signIn(program, user.email)]
  const challenge = await challengeOf(headers)
  const answer = signWithVillagePasskey({ challenge, origin: originOf(), email })
  expect((await prove(other.headers, answer)).status).toBe(422)
  const elsewhere = signWithVillagePasskey({ challenge, origin: 'https://reable.example', email })
  expect((await prove(headers, elsewhere)).status).toBe(422)
  // A try uses the challenge up.
  expect((await prove(headers, answer)).status).toBe(422)
  const late = signWithVillagePasskey({ challenge: await challengeOf(headers), origin: originOf(), email })
  travel(program.ctx, 5 * minute)
  expect((await prove(headers, late)).status).toBe(422)
  const right = signWithVillagePasskey({ challenge: await challengeOf(headers), origin: originOf(), email })
  const proved = await prove(headers, right)
  expect(proved.status).toBe(200)
  expect((await prove(headersOf(proved.body.data), right)).status).toBe(422)
})

test('the same answer of a passkey, sent twice at one moment, counts once', async () => {
  const { user } = await withPasskey()
  const { headers } = await signIn(program, user.email)
  const answer = signWithVillagePasskey({ challenge: await challengeOf(headers), origin: originOf(), email })
  const { waited, result } = await whileLocked(program, {
    lock: ({ db }) =>
      db.selectFrom('sessions').select('id').where('person_id', '=', user.user_id).forUpdate().execute(),
    act: () => Promise.all([prove(headers, answer), prove(headers, answer)]),
    sessions: 2,
  })
  expect([waited, result.filter(({ status }) => status === 200)]).toEqual([true, [expect.anything()]])
})

test('a passkey that somebody merely touched, without a finger or a PIN, is neither added nor enough', async () => {
  const { user, headers } = await withPasskey()
  const { options } = (await call(program, 'POST', '/auth/factor/passkeys', own, headers)).body.data
  const touched = made({ challenge: options.challenge, origin: originOf(), isVerified: false })
  const added = await call(program, 'PUT', '/auth/factor/passkeys', { name: 'Found', passkey: touched }, headers)
  expect(added.status).toBe(422)
  const device = await signIn(program, user.email)
  const challenge = await challengeOf(device.headers)
  const answer = signWithVillagePasskey({ challenge, origin: originOf(), email, isVerified: false })
  expect((await prove(device.headers, answer)).status).toBe(422)
  expect(await isSignedIn(program, device.headers)).toBe(false)
})

test('what a passkey did not sign, or another one did, proves nothing', async () => {
  const { user } = await withPasskey()
  const { headers } = await signIn(program, user.email)
  const signed = async (challenge?: string) =>
    signWithVillagePasskey({ challenge: challenge ?? (await challengeOf(headers)), origin: originOf(), email })
  const { signature } = (await signed('of another log-in')).response
  const answer = await signed()
  const forged = await prove(headers, { ...answer, response: { ...answer.response, signature } })
  expect([forged.status, forged.body.errors]).toEqual([422, { passkey: [passkeyWrong] }])
  const other = await prove(headers, { ...(await signed()), id: villagePasskeyId('laptop@example.org') })
  expect([other.status, other.body.errors]).toEqual([422, { passkey: [passkeyWrong] }])
  expect(await isSignedIn(program, headers)).toBe(false)
})

test('a passkey that answers no challenge, or is somebody’s already, is not added', async () => {
  const { headers, passkey } = await withPasskey()
  expect((await call(program, 'PUT', '/auth/factor/passkeys', { name: '', passkey }, headers)).status).toBe(422)
  expect(
    (await call(program, 'PUT', '/auth/factor/passkeys', { name: 'x'.repeat(61), passkey }, headers)).body.errors.name,
  ).toBeDefined()
  expect((await withPasskey()).status).toBe(409)
})

test('nobody removes another person’s passkey; with one’s own last one the recovery codes go', async () => {
  const { user, headers } = await withPasskey()
  const stranger = await memberWithTotp(program)
  const { body } = await call(program, 'GET', '/auth/factor', undefined, headers)
  const path = `/auth/factor/passkeys/${body.data.passkeys[0].id}/removal`
  expect((await call(program, 'POST', path, own, stranger.headers)).status).toBe(404)
  expect((await call(program, 'POST', path, own, headers)).status).toBe(200)
  expect((await signIn(program, user.email)).user.factor_asked).toBeUndefined()
  const after = await call(program, 'GET', '/auth/factor', undefined, headers)
  expect(after.body.data.recovery_codes_left).toBe(0)
})
