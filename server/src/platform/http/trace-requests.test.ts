import fastify from 'fastify'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { quietLog } from '../database/testing.ts'
import { type Attributes, type SpanStart, traceBy } from '../traces/spans.ts'
import { createServerState } from './api/server-state.ts'
import { traceRequests } from './api/trace-requests.ts'
import { createApp } from './app.ts'

const serverState = createServerState()
const app = fastify({ genReqId: () => 'AAAA-AAAA' })
traceRequests(app, serverState)
app.get<{ Params: { status: string } }>('/answers/:status', async ({ params }, reply) =>
  reply.code(Number(params.status)).send({}),
)

type Ended = { attributes?: Attributes; failed?: boolean } | undefined
const begun: SpanStart[] = []
const ended: Ended[] = []

const trace = () =>
  traceBy({
    begin(start) {
      begun.push(start)
      return { run: (work) => work(), end: (result) => ended.push(result) }
    },
    record: () => {},
    close: async () => {},
  })

beforeAll(() => app.ready())
beforeEach(() => {
  begun.length = 0
  ended.length = 0
})
afterAll(async () => {
  traceBy(undefined)
  await app.close()
})

test.each([
  [200, false],
  [404, false],
  [499, false],
  [500, true],
  [503, true],
])('an answer of status %i has failed on our side: %s', async (status, failed) => {
  trace()
  await app.inject({ url: `/answers/${status}?token=secret`, headers: { traceparent: 'of another' } })
  const attributes = {
    ...{ 'http.request.method': 'GET', 'http.route': '/answers/:status', 'reable.flow_id': 'AAAA-AAAA' },
  }
  expect(begun).toEqual([{ name: 'GET /answers/:status', kind: 'server', attributes, traceparent: 'of another' }])
  expect(ended).toEqual([{ attributes: { 'http.response.status_code': status }, failed }])
})

test('what a page asks in process is a part of it, and an address without a route says none', async () => {
  trace()
  await app.inject({ url: '/answers/200', headers: { 'x-inside': serverState.inProcessToken } })
  await app.inject({ url: '/secret', headers: { 'x-inside': 'guessed' } })
  expect(begun.map(({ name, kind, traceparent }) => [name, kind, traceparent])).toEqual([
    ['GET /answers/:status', 'internal', ''],
    ['GET none', 'server', ''],
  ])
})

test('where nothing is traced a request is answered all the same', async () => {
  traceBy(undefined)
  expect((await app.inject('/answers/200')).statusCode).toBe(200)
  expect([begun, ended]).toEqual([[], []])
})

test.each([
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' }, ['GET /here']],
  [{}, []],
])('a server traces its requests where it is set to: %j', async (settings, names) => {
  trace()
  const served = createApp(readConfig({ APP_ENV: 'test', ...settings }), quietLog).app
  served.get('/here', async () => 'here')
  expect((await served.inject('/here')).body).toBe('here')
  await served.close()
  expect(begun.map(({ name }) => name)).toEqual(names)
})
