import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '#platform/config'
import { startTraces } from './index.ts'
import { openTelemetry } from './open-telemetry.ts'
import { beginSpan, inSpan, recordStatementSpan, type SpanStart, traceBy } from './spans.ts'

type Sent = { name: string; traceId: string; kind: number; parentSpanId?: string; spanId: string; status: object }
type Body = { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] }

/** What takes traces keeps every span that it is sent, or takes none. */
const taken = { sent: [] as Sent[], status: 200 }
const collector = createServer(async (request, response) => {
  const { resourceSpans } = (await json(request)) as Body
  for (const { scopeSpans } of resourceSpans) for (const { spans } of scopeSpans) taken.sent.push(...spans)
  response.writeHead(taken.status, { 'content-type': 'application/json' }).end('{}')
})
const logged: { about: string; reason: string; msg: string }[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(JSON.parse(line)) })

beforeAll(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
})
beforeEach(() => {
  Object.assign(taken, { sent: [], status: 200 })
  logged.length = 0
})
afterEach(() => traceBy(undefined))
afterAll(() => collector.close())

function settings() {
  const { port } = collector.address() as AddressInfo
  const { traces } = readConfig({ APP_ENV: 'test', OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/` })
  if (!traces) throw new Error('Nothing is traced.')
  return traces
}

/** What is sent of what is done meanwhile. */
async function sentOf(work: () => Promise<unknown>): Promise<Sent[]> {
  const end = await startTraces(settings(), log)
  await work()
  await end()
  return taken.sent
}

test.each([
  ['select "a" from "listings" where "id" = $1', 'select listings'],
  ['  INSERT INTO people (email) values ($1)', 'insert people'],
  ['update "mails" set "outcome" = $1', 'update mails'],
  ['delete from posts', 'delete posts'],
  ['begin', 'begin'],
  ['SELECT 1', 'select'],
  ['', 'statement'],
])('a statement is called by what it does: %s', (text, name) => {
  const recorded: unknown[] = []
  const begin = () => ({ run: <Result>(work: () => Result) => work(), end: () => {} })
  traceBy({ begin, record: (span) => recorded.push(span), close: async () => {} })
  recordStatementSpan(text, 7)
  recordStatementSpan(text.padEnd(2_001, ' '), 8, true)
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': text }
  expect(recorded).toEqual([
    { name, kind: 'client', attributes, milliseconds: 7, failed: false },
    expect.objectContaining({
      ...{ name, milliseconds: 8, failed: true },
      attributes: { ...attributes, 'db.query.text': text.padEnd(2_000, ' ') },
    }),
  ])
})

test('what belongs to something is a part of it, with its kind, and says whether it failed', async () => {
  const failing = async () => {
    recordStatementSpan('select 1 from people', 5, true)
    recordStatementSpan('select 1 from listings', 5)
    throw new Error('not today')
  }
  const spans = await sentOf(async () => {
    const within = () => inSpan({ name: 'call', kind: 'client' }, failing).catch(() => {})
    await inSpan({ name: 'answer', kind: 'server' }, within)
    expect(await inSpan({ name: 'part', kind: 'internal' }, async () => 'done')).toBe('done')
  })
  const [answer, call] = ['answer', 'call'].map((name) => spans.find((span) => span.name === name))
  const results = spans.map(({ name, kind, parentSpanId, status }) => [name, kind, parentSpanId, status])
  expect(results).toEqual([
    ['select people', 3, call?.spanId, { code: 2 }],
    ['select listings', 3, call?.spanId, { code: 0 }],
    ['call', 3, answer?.spanId, { code: 2 }],
    ['answer', 2, undefined, { code: 0 }],
    ['part', 1, undefined, { code: 0 }],
  ])
})

test('a statement that belongs to nothing is in no trace, and after the end nothing is traced', async () => {
  const spans = await sentOf(async () => recordStatementSpan('select 1 from people', 5))
  expect(spans).toEqual([])
  expect(beginSpan({ name: 'late', kind: 'server' })).toBeUndefined()
})

test.each([
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01', '0af7651916cd43dd8448eb211c80319c'],
  ['00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00', '0af7651916cd43dd8448eb211c80319c'],
  ['made up', undefined],
  ['', undefined],
  [undefined, undefined],
])('a request that says "%s" of itself is traced, as a part of what it names', async (traceparent, traceId) => {
  const start: SpanStart = { name: 'answer', kind: 'server', traceparent }
  const [span, ...more] = await sentOf(() => inSpan(start, async () => 'done'))
  expect([more, span?.traceId === traceId, span?.parentSpanId]).toEqual([
    [],
    traceId !== undefined,
    traceId && 'b7ad6b7169203331',
  ])
})

test('the log says that traces cannot be sent, once a minute at most', async () => {
  taken.status = 400
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const tracer = openTelemetry(settings(), log)
    tracer.begin({ name: 'answer', kind: 'server' }).end()
    await tracer.close()
  } finally {
    vi.useRealTimers()
  }
  expect(logged).toMatchObject([{ about: 'traces', msg: 'traces cannot be sent', reason: expect.any(String) }])
})
