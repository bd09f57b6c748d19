import fastify, { type FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { Refusal } from '#platform/refusal'
import { StoreAway } from '#platform/storage'
import { registerErrorHandlers } from './api/errors.ts'

/** An app whose one route fails with this error; `logged` are the lines of its log. */
async function answerTo(error: unknown) {
  const logged: { msg: string; route?: string }[] = []
  const app = fastify({
    loggerInstance: pino(
      { level: 'warn' },
      { write: (line: string) => logged.push(JSON.parse(line)) },
    ) as FastifyBaseLogger,
    genReqId: () => 'AAAA-AAAA',
  })
  registerErrorHandlers(app)
  app.get('/broken', async () => {
    throw error
  })
  const answer = await app.inject('/broken')
  await app.close()
  return { answer, logged }
}

const failed = (code: string, more = {}) => Object.assign(new Error('of the inside'), { code, ...more })
const caused = (depth: number): Error => new Error('outer', { cause: depth ? caused(depth - 1) : failed('ENOSPC') })

test.each([
  ['57014', failed('57014'), 503, 'busy', '30'],
  ['40P01', failed('40P01'), 503, 'busy', '30'],
  ['ECONNREFUSED', failed('ECONNREFUSED'), 503, 'busy', '10'],
  ['a store that does not answer', new StoreAway('no answer'), 503, 'busy', '10'],
  ['53100', failed('53100'), 503, 'busy', '300'],
  ['ENOSPC, four causes below', caused(3), 503, 'busy', '300'],
  ['a refusal', new Refusal('forbidden', 'Not yours.'), 403, 'forbidden', undefined],
  ['an error of status 413', failed('X', { statusCode: 413 }), 413, 'too_large', undefined],
  ['an error of status 400', failed('X', { statusCode: 400 }), 400, 'malformed', undefined],
  ['23505', failed('23505'), 500, 'fault', undefined],
])('of an error within, %s, a caller learns a code of ours and when to try again', async (_, error, ...expected) => {
  const { answer } = await answerTo(error)
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual(expected)
  expect(answer.json()).toEqual({ error: expect.any(String), code: expected[1], flow_id: 'AAAA-AAAA' })
  expect(answer.body).not.toMatch(/inside|outer|Connection|no answer/)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
})
