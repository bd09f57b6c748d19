import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { enqueue, startJobs } from '#platform/jobs'
import { testProgram } from '../../testing.ts'
import { openClient } from '../database/connection.ts'
import { quietLog } from '../database/testing.ts'
import { inSpan, startTraces } from './index.ts'

type Sent = {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[]
  status: { code?: number }
}
type Body = { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] }

/** What takes traces keeps every span that it is sent, and the key that they came with. */
const sent: Sent[] = []
const keys = new Set<unknown>()
const collector = createServer(async (request, response) => {
  const { resourceSpans } = (await json(request)) as Body
  keys.add(request.headers['x-key'])
  for (const { scopeSpans } of resourceSpans) for (const { spans } of scopeSpans) sent.push(...spans)
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})

let settings: Record<string, string>
let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  collector.listen(0, '127.0.0.1')
  await once(collector, 'listening')
  const { port } = collector.address() as AddressInfo
  settings = {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=two%20words',
  }
  program = await testProgram(settings)
})
afterAll(async () => {
  await program.close()
  collector.close()
})

/** What is sent of everything that is done meanwhile. */
async function tracesOf(work: () => Promise<unknown>, more: Record<string, string> = {}): Promise<Sent[]> {
  const { traces } = readConfig({ APP_ENV: 'test', ...settings, ...more })
  if (!traces) throw new Error('Nothing is traced.')
  sent.length = 0
  const end = await startTraces(traces, quietLog)
  await work()
  await end()
  return [...sent]
}

const said = ({ attributes }: Sent, name: string) => {
  const { stringValue, intValue } = attributes.find(({ key }) => key === name)?.value ?? {}
  return stringValue ?? intValue
}

test('a request is a span by its route, its statements are parts of it, and what somebody asked for is in none', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01`, cookie: 'secret=private-words' }
  const answer = { flow: '' }
  const spans = await tracesOf(async () => {
    const { headers: answered } = await program.app.inject({ url: '/v1/posts?search_query=private-words', headers })
    answer.flow = String(answered['x-flow-id'])
  })
  const request = spans.find(({ name }) => name === 'GET /v1/posts')
  expect(request).toMatchObject({ traceId, parentSpanId: 'b7ad6b7169203331' })
  expect(request && [said(request, 'http.response.status_code'), said(request, 'reable.flow_id')]).toEqual([
    200,
    answer.flow,
  ])
  const statements = spans.filter((span) => said(span, 'db.system.name') === 'postgresql')
  expect(statements.length).toBeGreaterThan(0)
  for (const { parentSpanId } of statements) expect(parentSpanId).toBe(request?.spanId)
  expect(statements.map(({ name }) => name).join()).toMatch(/select \w+/)
  expect(JSON.stringify(spans)).not.toContain('private-words')
  expect([...keys]).toEqual(['two words'])
})

test('a job is a trace of its own with its statements, and has failed when it throws', async () => {
  const spans = await tracesOf(async () => {
    const ran = Promise.withResolvers<void>()
    const { ctx, database } = program
    const jobs = await startJobs({
      ctx,
      pool: database.pool,
      connect: () => openClient(database.connection),
      table: {
        'look-and-fail': async ({ db }) => {
          await db.selectFrom('listings').select('id').execute()
          ran.resolve()
          throw new Error('private-words')
        },
      },
      schedule: [],
    })
    await enqueue(ctx, 'look-and-fail', { note: 'private-words' })
    await ran.promise
    await jobs.stop()
  })
  const job = spans.find(({ name }) => name === 'job look-and-fail')
  expect(job?.status.code).toBe(2)
  expect(job?.parentSpanId).toBeUndefined()
  const parts = spans.filter(({ parentSpanId }) => parentSpanId === job?.spanId)
  expect(parts.map(({ name }) => name)).toEqual(['select listings'])
  expect(JSON.stringify(spans)).not.toContain('private-words')
})

test('a share of nothing sends nothing, whatever a request says of itself', async () => {
  const headers = { traceparent: '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01' }
  const ask = () => program.app.inject({ url: '/v1/posts', headers })
  expect(await tracesOf(ask, { OTEL_TRACES_SAMPLER_ARG: '0' })).toEqual([])
})

test('nobody waits for what takes traces: without it everything goes on, and the end is not held up', async () => {
  const nowhere = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }
  const answers: number[] = []
  await tracesOf(async () => answers.push((await program.app.inject('/v1/posts')).statusCode), nowhere)
  expect(answers).toEqual([200])
})

test('without the setting nothing is traced', async () => {
  expect(program.config.traces).toBeDefined()
  expect(readConfig({ APP_ENV: 'test' }).traces).toBeUndefined()
  sent.length = 0
  expect(await inSpan({ name: 'nothing', kind: 'internal' }, async () => 'done')).toBe('done')
  expect(sent).toEqual([])
})
