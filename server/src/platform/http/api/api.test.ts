import { gunzipSync } from 'node:zlib'
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

test('ready busy: not once a stop has begun', async () => {
  program.serverState.stopping = true
  const { status, body } = await get(program, '/ready')
  program.serverState.stopping = false
  expect([status, body.code]).toEqual([503, 'busy'])
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

test('answers are never cached by a browser, and compressed when it can read that', async () => {
  const plain = await program.app.inject('/v1/api/posts/categories')
  expect(plain.headers['cache-control']).toBe('no-store')
  expect(plain.headers['content-encoding']).toBeUndefined()
  const zipped = await program.app.inject({ url: '/v1/api/posts/categories', headers: { 'accept-encoding': 'gzip' } })
  expect(zipped.headers['content-encoding']).toBe('gzip')
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body)
})
