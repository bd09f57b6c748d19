import { Writable } from 'node:stream'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { buildApp } from '../program.ts'
import { programOfFile } from '../testing-file.ts'
import { call, mailedToken, newcomer, password } from './testing.ts'

const program = await programOfFile()

const send = (payload: string, url = '/v1/auth') =>
  program.app.inject({ method: 'POST', url, headers: { 'content-type': 'application/json' }, payload })

const bodies: [string, object][] = [
  ['{}', { user: ["'user' is missing: please send an object with fields"] }],
  ['null', { request: ['The request: please send an object with fields'] }],
  ['{"user":[]}', { user: ["'user': please send an object with fields"] }],
  ['{"user":{"email":["a@b.example"],"password":"Sunny-Day-2026!"}}', { email: ["'email': please send a text"] }],
  [
    '{"user":{"email":"a@b.example","password":"Sunny-Day-2026!"},"extra":1}',
    { extra: ["We do not know the field 'extra'"] },
  ],
]

test.each(bodies)('[GEN-19] logIn invalid: the error of %s names the field in plain words', async (payload, errors) => {
  const response = await send(payload, '/v1/auth/login')
  expect([response.statusCode, response.json().errors]).toEqual([422, errors])
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
