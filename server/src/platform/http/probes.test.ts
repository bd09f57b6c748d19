import fastify from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkInput } from './api/check-input.ts'
import { registerErrorHandlers } from './api/errors.ts'
import { createServerState } from './api/server-state.ts'
import { probes } from './probes.ts'

const serverState = createServerState()
let isReady = async () => true
const app = fastify().decorate('operations', new Map())

beforeAll(async () => {
  app.setValidatorCompiler(checkInput)
  app.setSerializerCompiler(() => JSON.stringify)
  registerErrorHandlers(app)
  probes(app, serverState, () => isReady())
  await app.ready()
})
afterAll(() => app.close())

const answerOf = async (url: string) => {
  const { statusCode, headers, json } = await app.inject(url)
  return [statusCode, json().data?.status ?? json().error, headers['retry-after']]
}
const ready = [200, 'ready', undefined]
const notReady = [503, 'Not ready to answer.', '5']

test('the process is ready while the database is, and up whatever the database does', async () => {
  expect(await answerOf('/ready')).toEqual(ready)
  for (const away of [async () => false, async () => Promise.reject(new Error('the database is away'))]) {
    isReady = away
    expect([await answerOf('/ready'), await answerOf('/health')]).toEqual([notReady, [200, 'up', undefined]])
  }
  isReady = async () => true
  expect(await answerOf('/ready')).toEqual(ready)
})
