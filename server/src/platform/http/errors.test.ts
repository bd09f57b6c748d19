import { EventEmitter } from 'node:events'
import fastify, { type FastifyBaseLogger, type FastifyReply } from 'fastify'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { Refusal } from '#platform/refusal'
import { StoreAway } from '#platform/storage'
import { isApiPath } from './api/api-base.ts'
import { registerErrorHandlers } from './api/errors.ts'
import { replyClosedSignal } from './api/reply-closed-signal.ts'
import { newFlowId } from './api/server-state.ts'

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
  const [answer, nothing] = [await app.inject('/broken'), await app.inject('/nothing')]
  await app.close()
  return { answer, nothing, logged }
}

const failed = (code: string, more = {}) => Object.assign(new Error('of the inside'), { code, ...more })
const caused = (depth: number): Error => new Error('outer', { cause: depth ? caused(depth - 1) : failed('ENOSPC') })

test.each([
  ['57014', failed('57014'), 503, 'busy', '30'],
  ['55P03', failed('55P03'), 503, 'busy', '30'],
  ['40P01', failed('40P01'), 503, 'busy', '30'],
  ['FST_ERR_HANDLER_TIMEOUT', failed('FST_ERR_HANDLER_TIMEOUT'), 503, 'busy', '30'],
  ['ECONNREFUSED', failed('ECONNREFUSED'), 503, 'busy', '10'],
  ['57P01', failed('57P01'), 503, 'busy', '10'],
  ['08006', failed('08006'), 503, 'busy', '10'],
  ['Connection terminated unexpectedly', new Error('Connection terminated unexpectedly'), 503, 'busy', '10'],
  ['a store that does not answer', new StoreAway('no answer'), 503, 'busy', '10'],
  ['53100', failed('53100'), 503, 'busy', '300'],
  ['EDQUOT', failed('EDQUOT'), 503, 'busy', '300'],
  ['ENOSPC, four causes below', caused(3), 503, 'busy', '300'],
  ['a refusal', new Refusal('forbidden', 'Not yours.'), 403, 'forbidden', undefined],
  ['an error of status 413', failed('X', { statusCode: 413 }), 413, 'too_large', undefined],
  ['an error of status 400', failed('X', { statusCode: 400 }), 400, 'malformed', undefined],
  ['an error of status 499', failed('X', { statusCode: 499 }), 400, 'malformed', undefined],
  ['an error of status 500', failed('X', { statusCode: 500 }), 500, 'fault', undefined],
  ['ENOSPC, five causes below', caused(4), 500, 'fault', undefined],
  ['No Connection terminated', new Error('No Connection terminated'), 500, 'fault', undefined],
  ['23505', failed('23505'), 500, 'fault', undefined],
])('of an error within, %s, a caller learns a code of ours and when to try again', async (_, error, ...expected) => {
  const { answer } = await answerTo(error)
  expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual(expected)
  expect(answer.json()).toEqual({ error: expect.any(String), code: expected[1], flow_id: 'AAAA-AAAA' })
  expect(answer.body).not.toMatch(/inside|outer|Connection|no answer/)
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
})

test('the log says what is our fault or took too long, with its route, and that there is no room; it says no refusal', async () => {
  const linesOf = async (error: unknown) => (await answerTo(error)).logged.map(({ msg, route }) => [msg, route])
  expect(await linesOf(failed('23505'))).toEqual([['internal error', '/broken']])
  expect(await linesOf(failed('ENOSPC'))).toEqual([['there is no room to store something', undefined]])
  for (const code of ['57014', '55P03', '40P01', 'FST_ERR_HANDLER_TIMEOUT'])
    expect(await linesOf(failed(code))).toEqual([['took too long', '/broken']])
  for (const error of [new Refusal('forbidden', 'Not yours.'), failed('X', { statusCode: 400 })])
    expect(await linesOf(error)).toEqual([])
})

test('who took too long to send is not waited for any more, others keep their connection; nothing is at other addresses', async () => {
  const { answer, nothing } = await answerTo(failed('FST_ERR_HANDLER_TIMEOUT'))
  expect(answer.headers.connection).toBe('close')
  expect((await answerTo(failed('57014'))).answer.headers.connection).not.toBe('close')
  expect([nothing.statusCode, nothing.json()]).toEqual([
    404,
    { error: 'There is nothing at this address.', code: 'not_found', flow_id: 'AAAA-AAAA' },
  ])
})

test.each([
  ['/v1', true],
  ['/v1/posts', true],
  ['/v1?a', true],
  ['/v1#a', true],
  ['/v1\\a', true],
  ['/v11', false],
  ['/v1-a/posts', false],
  ['/posts/v1/', false],
  ['/', false],
])('%s is an address of the calls: %s', (address, isCall) => {
  expect(isApiPath(address)).toBe(isCall)
})

test('flow ids have eight letters that are told apart on the telephone, each of them in every place', () => {
  const seen = Array.from({ length: 8 }, () => new Set<string>())
  for (let at = 0; at < 1_000; at++) {
    const id = newFlowId()
    expect(id).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
    for (const [place, letter] of [...id.replace('-', '')].entries()) seen[place]?.add(letter)
  }
  expect(seen.map(({ size }) => size)).toEqual(Array(8).fill(32))
})

test('work for an answer ends once nobody waits for it: when it is closed, or if it was', () => {
  const raw = Object.assign(new EventEmitter(), { closed: false })
  const reply = { raw } as unknown as FastifyReply
  const signal = replyClosedSignal(reply)
  expect(signal.aborted).toBe(false)
  raw.emit('close')
  expect(signal.aborted).toBe(true)
  raw.closed = true
  expect(replyClosedSignal(reply).aborted).toBe(true)
})
