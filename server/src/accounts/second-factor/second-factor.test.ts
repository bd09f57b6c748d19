import { expect, test } from 'vitest'
import { hour, minute, second } from '#platform/clock'
import { programOfFile } from '../../testing-file.ts'
import { call, headersOf, isSignedIn, mailsTo, member, password, signIn, travel } from '../testing.ts'
import { codeOf, memberWithTotp } from './testing.ts'

const program = await programOfFile()

const step = 30 * second
const own = { user: { current_password: password, email: '' } }
const prove = (headers: object, body: object) => call(program, 'POST', '/auth/factor/proof', body, headers)
const subjectsTo = async (email: string) => (await mailsTo(program.ctx, email)).map(({ subject }) => subject)

test('whoever set up six-digit codes is asked for one at log-in, and their token opens nothing until then', async () => {
  const { user, secret } = await memberWithTotp(program)
  const device = await signIn(program, user.email)
  expect(device.user.factor_asked).toEqual(['totp', 'recovery_code'])
  expect(await isSignedIn(program, device.headers)).toBe(false)
  travel(program.ctx, step)
  const { status, body } = await prove(device.headers, {
    code: ` ${codeOf(program, secret).slice(0, 3)} ${codeOf(program, secret).slice(3)}`,
  })
  expect([status, body.data.factor_asked]).toEqual([200, undefined])
  expect(await isSignedIn(program, headersOf(body.data))).toBe(true)
  expect(await isSignedIn(program, device.headers)).toBe(false)
})

test('a code counts once, also at the same moment on two devices, and after a clock jumped back', async () => {
  const { user, secret } = await memberWithTotp(program)
  const [one, other] = [await signIn(program, user.email), await signIn(program, user.email)]
  travel(program.ctx, step)
  const code = codeOf(program, secret)
  const answers = await Promise.all([one, other].map(({ headers }) => prove(headers, { code })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  for (const [index, device] of [one, other].entries())
    if (answers[index]?.status === 200) device.headers = headersOf(answers[index].body.data)
  travel(program.ctx, 2 * step)
  const later = codeOf(program, secret)
  const first = await prove(one.headers, { code: later })
  expect(first.status + (await prove(other.headers, { code: later })).status).toBe(622)
  if (first.status === 200) one.headers = headersOf(first.body.data)
  travel(program.ctx, -hour)
  for (const used of [code, later]) expect((await prove(one.headers, { code: used })).status).not.toBe(200)
})

test('what is no code, of another person, or too old, is refused with what to do', async () => {
  const [vera, rosa] = [await memberWithTotp(program), await memberWithTotp(program)]
  const { headers } = await signIn(program, vera.user.email)
  travel(program.ctx, 3 * step)
  for (const code of ['12345', 'abcdef', '', codeOf(program, rosa.secret), codeOf(program, vera.secret, -2)]) {
    const { status, body } = await prove(headers, { code })
    expect([code, status, body.errors.code?.[0] ?? body.error]).toEqual([code, 422, expect.stringMatching(/code/)])
  }
})

test('a recovery code opens once, however it is typed, and its owner is told how many are left', async () => {
  const { user, recoveryCodes } = await memberWithTotp(program)
  expect(new Set(recoveryCodes).size).toBe(10)
  const [code = ''] = recoveryCodes
  const device = await signIn(program, user.email)
  const proved = await prove(device.headers, { recovery_code: ` ${code.toLowerCase().replace('-', ' ')}` })
  expect(proved.status).toBe(200)
  const [mail] = await mailsTo(program.ctx, user.email)
  expect([mail?.subject, mail?.plain]).toEqual([
    'A recovery code was used',
    expect.stringContaining('You have 9 codes left.'),
  ])
  const next = await signIn(program, user.email)
  expect((await prove(next.headers, { recovery_code: code })).status).toBe(422)
  const { body } = await call(program, 'GET', '/auth/factor', undefined, headersOf(proved.body.data))
  expect(body.data.recovery_codes_left).toBe(9)
})

test('neither the secret nor a recovery code stands in the database as it is', async () => {
  const { user, secret, recoveryCodes } = await memberWithTotp(program)
  const rows = await Promise.all([
    program.ctx.db.selectFrom('totp_secrets').selectAll().where('person_id', '=', user.user_id).execute(),
    program.ctx.db.selectFrom('recovery_codes').selectAll().where('person_id', '=', user.user_id).execute(),
  ])
  const stored = JSON.stringify(rows) + rows[1].map(({ code_hash }) => code_hash.toString('latin1')).join()
  for (const plain of [secret, ...recoveryCodes.map((code) => code.replace('-', ''))])
    expect(stored).not.toContain(plain)
})

test('the first factor ends every other session, and is mailed; the last one that goes takes the recovery codes along', async () => {
  const { user, headers } = await member(program)
  const other = await signIn(program, user.email)
  const { body } = await call(program, 'POST', '/auth/factor/totp', own, headers)
  const { secret, setup, address } = body.data
  expect(address).toContain(`secret=${secret}`)
  expect(await isSignedIn(program, other.headers)).toBe(true)
  await call(program, 'PUT', '/auth/factor/totp', { setup, code: codeOf(program, secret) }, headers)
  expect([await isSignedIn(program, headers), await isSignedIn(program, other.headers)]).toEqual([true, false])
  expect(await subjectsTo(user.email)).toContain('Six-digit codes were set up for your account')
  expect((await call(program, 'POST', '/auth/factor/totp/removal', own, headers)).status).toBe(200)
  const after = await call(program, 'GET', '/auth/factor', undefined, headers)
  expect(after.body.data).toEqual({ totp: null, passkeys: [], recovery_codes_left: 0, required: false })
  expect((await signIn(program, user.email)).user.factor_asked).toBeUndefined()
  expect(await subjectsTo(user.email)).toContain('Six-digit codes were removed from your account')
})

test('15 minutes after a proof, whatever is set up or removed of a second step asks for another proof', async () => {
  const { headers, secret } = await memberWithTotp(program)
  const { body } = await call(program, 'POST', '/auth/factor/totp', own, headers)
  travel(program.ctx, 15 * minute)
  const { setup } = body.data
  const confirmation = { setup, code: codeOf(program, body.data.secret) }
  const calls = [
    ['POST', '/auth/factor/totp', own],
    ['PUT', '/auth/factor/totp', confirmation],
    ['POST', '/auth/factor/totp/removal', own],
    ['POST', '/auth/factor/recovery_codes', own],
    ['POST', '/auth/factor/passkeys', own],
    ['PUT', '/auth/factor/passkeys', { name: '', passkey: {} }],
    ['POST', '/auth/factor/passkeys/1/removal', own],
  ] as const
  for (const [method, path, body] of calls) {
    const answer = await call(program, method, path, body, headers)
    expect([path, answer.status, answer.body.code]).toEqual([path, 403, 'second_factor_again'])
  }
  expect((await prove(headers, { code: codeOf(program, secret) })).status).toBe(200)
  expect((await call(program, 'PUT', '/auth/factor/totp', confirmation, headers)).status).toBe(200)
})

test('nothing of a second step is set up or removed without the password', async () => {
  const { headers } = await memberWithTotp(program)
  const wrong = { user: { current_password: 'Another-Day-2026!', email: '' } }
  const paths = ['totp', 'totp/removal', 'recovery_codes', 'passkeys', 'passkeys/1/removal']
  for (const path of paths) {
    const { status, body } = await call(program, 'POST', `/auth/factor/${path}`, wrong, headers)
    expect([path, status, Object.keys(body.errors ?? {})]).toEqual([path, 422, ['current_password']])
  }
})

test('nobody confirms another person’s setup, one of hours ago, or with a wrong code', async () => {
  const [one, other] = [await member(program), await member(program)]
  const { body } = await call(program, 'POST', '/auth/factor/totp', own, one.headers)
  const confirm = (headers: object, code: string) =>
    call(program, 'PUT', '/auth/factor/totp', { setup: body.data.setup, code }, headers)
  expect((await confirm(other.headers, codeOf(program, body.data.secret))).body.errors.setup).toBeDefined()
  expect((await confirm(one.headers, codeOf(program, body.data.secret, 5))).body.errors.code).toBeDefined()
  travel(program.ctx, 2 * hour)
  expect((await confirm(one.headers, codeOf(program, body.data.secret))).body.errors.setup).toBeDefined()
})

test('new recovery codes end the ones before; without a second step there are none', async () => {
  const { headers } = await member(program)
  expect((await call(program, 'POST', '/auth/factor/recovery_codes', own, headers)).status).toBe(409)
  const vera = await memberWithTotp(program)
  const { body } = await call(program, 'POST', '/auth/factor/recovery_codes', own, vera.headers)
  expect(body.data.recovery_codes).toHaveLength(10)
  expect((await prove(vera.headers, { recovery_code: vera.recoveryCodes[0] })).status).toBe(422)
  expect((await prove(vera.headers, { recovery_code: body.data.recovery_codes[9] })).status).toBe(200)
})
