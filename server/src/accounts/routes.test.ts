import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../program.ts'
import { testProgram } from '../testing.ts'
import { call, mailedToken, newcomer, type Program, password, signUpForm } from './testing.ts'

let program: Program

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

const send = (payload: string, url = '/v1/auth') =>
  program.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload })

test('signUp malformed, logIn malformed: a body that is not JSON is refused as malformed', async () => {
  for (const url of ['/v1/auth', '/v1/auth/login']) {
    for (const payload of ['{"user":', 'user=rosa', '']) {
      const response = await send(payload, url)
      expect([response.statusCode, response.json().code]).toEqual([400, 'malformed'])
    }
  }
})

test('signUp too_large: a body of 1 MB is not read', async () => {
  const response = await send(JSON.stringify({ user: { email: 'x'.repeat(1_000_000) } }))
  expect([response.statusCode, response.json().code]).toEqual([413, 'too_large'])
})

const bodies: [string, object][] = [
  ['{}', { user: ["'user' is missing: please send an object with fields"] }],
  ['[]', { request: ['The request: please send an object with fields'] }],
  ['null', { request: ['The request: please send an object with fields'] }],
  ['"rosa"', { request: ['The request: please send an object with fields'] }],
  ['{"user":[]}', { user: ["'user': please send an object with fields"] }],
  ['{"user":null}', { user: ["'user': please send an object with fields"] }],
  ['{"user":{"email":["a@b.example"],"password":"Sunny-Day-2026!"}}', { email: ["'email': please send a text"] }],
  [
    '{"user":{"email":"a@b.example","password":"Sunny-Day-2026!"},"extra":1}',
    { extra: ["We do not know the field 'extra'"] },
  ],
  [
    '{"user":{"email":"a@b.example","password":"Sunny-Day-2026!","constructor":1}}',
    { constructor: ["We do not know the field 'constructor'"] },
  ],
]

test.each(bodies)('[GEN-19] logIn invalid: the error of %s names the field in plain words', async (payload, errors) => {
  const response = await send(payload, '/v1/auth/login')
  expect([response.statusCode, response.json().errors]).toEqual([422, errors])
})

test('the operations answer with a slash at the end as without', async () => {
  const user = await signUpForm(program.ctx)
  expect((await call(program, 'POST', '/auth/', { user })).status).toBe(200)
  const login = { user: { email: user.email, password } }
  expect((await call(program, 'POST', '/auth/login/', login)).status).toBe(200)
})

test('no address, password, token or link is ever logged', async () => {
  const lines: string[] = []
  const sink = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk))
      done()
    },
  })
  const log = pino({ level: 'trace' }, sink)
  const { ctx, config, database } = program
  const loud = { ...program, ...(await buildApp({ ctx: { ...ctx, log }, config, database, log })) }
  const { user, headers } = await newcomer(loud)
  const token = await mailedToken(ctx, user.email)
  const chosen = { password, password_confirmation: password }
  await call(loud, 'GET', `/auth/confirmation?confirmation_token=${token}`)
  await call(loud, 'POST', '/auth/login', { user: { email: user.email, password: 'Wrong-Day-2026!' } })
  await call(loud, 'PUT', '/auth/password', { user: { ...chosen, reset_password_token: token } })
  await call(loud, 'GET', '/api/user', undefined, headers)
  await loud.app.close()
  expect(lines.length).toBeGreaterThan(4)
  for (const secret of [user.email, password, 'Wrong-Day', token, headers['x-user-token']])
    expect(lines.join('')).not.toContain(secret)
})
