import { gunzipSync } from 'node:zlib'
import { operations } from '@reable/contract/operations'
import { type FastifyInstance, fastify } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { get, testProgram } from '../../../testing.ts'
import { serveApi } from './api.ts'
import { bind } from './bind.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

test('/health says that the process is up, /ready that the database answers', async () => {
  expect((await get(program, '/health')).body).toEqual({ data: { status: 'up' } })
  expect((await get(program, '/ready')).body).toEqual({ data: { status: 'ready' } })
})

test('ready busy: not once a stop has begun', async () => {
  program.serverState.stopping = true
  const { status, body } = await get(program, '/ready')
  program.serverState.stopping = false
  expect([status, body.code]).toEqual([503, 'busy'])
})

test('OpenAPI describes every operation of the contract', async () => {
  const { body } = await get(program, '/openapi.json')
  const described = Object.values<Record<string, { operationId: string }>>(body.paths).flatMap((path) =>
    Object.values(path).map((one) => one.operationId),
  )
  expect(described.sort()).toEqual(Object.keys(operations).sort())
  expect(body.openapi).toBe('3.1.0')
  expect(body.components.schemas.Listing).toBeDefined()
  expect(Object.keys(body.paths['/health'].get.responses)).toEqual(['200', '403', '429', '500', '503'])
})

test.each([
  ['test', 500],
  ['demo', 200],
])(
  'an answer that is not as promised is found where the program is tested, and sent to people: %s',
  async (APP_ENV, status) => {
    const app = fastify().decorate('operations', new Map())
    const operations = (api: FastifyInstance) =>
      bind(api, 'health', async () => ({ data: { status: 'tired' } }) as never)
    await serveApi(app, { config: readConfig({ APP_ENV }), publicData: program.ctx.publicData, operations })
    expect((await app.inject('/v1/health')).statusCode).toBe(status)
    await app.close()
  },
)

test('an unknown call is 404 in the envelope', async () => {
  expect(await get(program, '/nothing')).toMatchObject({ status: 404, body: { code: 'not_found' } })
})

test('answers are never cached by a browser, and compressed when it can read that', async () => {
  const plain = await program.app.inject('/v1/api/posts/categories')
  expect(plain.headers['cache-control']).toBe('no-store')
  expect(plain.headers['content-encoding']).toBeUndefined()
  const zipped = await program.app.inject({ url: '/v1/api/posts/categories', headers: { 'accept-encoding': 'gzip' } })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
})

test('the visitor’s cookie comes with the first call, stays, and a forged one is replaced', async () => {
  const first = await program.app.inject('/v1/health')
  const cookie = String(first.headers['set-cookie'])
  expect(cookie).toMatch(/^visitor=[\w-]{16}\.[\w-]{22}; Path=\/; Max-Age=\d+; HttpOnly; SameSite=Lax$/)
  const own = cookie.split(';')[0] as string
  expect(
    (await program.app.inject({ url: '/v1/health', headers: { cookie: own } })).headers['set-cookie'],
  ).toBeUndefined()
  const forged = `${own.slice(0, -1)}${own.endsWith('A') ? 'B' : 'A'}`
  expect(
    (await program.app.inject({ url: '/v1/health', headers: { cookie: forged } })).headers['set-cookie'],
  ).toBeDefined()
})

test('the visitor’s cookie is good for a year, and one that is written in any other way is replaced', async () => {
  const cookie = String((await program.app.inject('/v1/health')).headers['set-cookie'])
  expect(cookie).toContain('; Max-Age=31536000;')
  const own = cookie.split(';')[0] as string
  for (const odd of [`${own}A`, own.replace('=', '=A'), own.replace('.', '')]) {
    const answer = await program.app.inject({ url: '/v1/health', headers: { cookie: odd } })
    expect([answer.statusCode, answer.headers['set-cookie']]).toEqual([200, expect.stringMatching(/^visitor=/)])
  }
})
