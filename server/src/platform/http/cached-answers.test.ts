import { fastify } from 'fastify'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { testProgram } from '../../testing.ts'
import { cachedAnswers } from './api/cached-answers.ts'
import { createServerState } from './api/server-state.ts'

const program = await testProgram()
await program.ctx.publicData.listen(program.database.connection, program.ctx.log)
const serverState = createServerState()
const app = fastify()
const answer = cachedAnswers(program.ctx, serverState, 2 ** 20)
let loaded = 0
app.get<{ Params: { key: string } }>('/lists/:key', async (request, reply) =>
  answer(request, reply, request.params.key, async () => {
    loaded++
    return { of: request.params.key }
  }),
)
afterAll(async () => {
  await app.close()
  await program.close()
})
beforeEach(() => {
  loaded = 0
})

test('a large answer is made once for everybody, and who has it gets none again', async () => {
  const [first, second] = [await app.inject('/lists/a'), await app.inject('/lists/a')]
  expect([loaded, first.json(), second.json()]).toEqual([1, { of: 'a' }, { of: 'a' }])
  expect((await app.inject('/lists/b')).json()).toEqual({ of: 'b' })
  expect(first.statusCode).toBe(200)
  expect(first.headers).toMatchObject({
    ...{ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-cache', vary: 'accept-encoding' },
    ...{ 'x-content-type-options': 'nosniff', 'x-flow-id': expect.any(String) },
  })
  const again = await app.inject({ url: '/lists/a', headers: { 'if-none-match': String(first.headers.etag) } })
  expect([again.statusCode, again.body, loaded]).toEqual([304, '', 2])
})
