import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { diag } from '@opentelemetry/api'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { quietLog } from '../database/testing.ts'
import { openTelemetry } from './open-telemetry.ts'

type Sent = { name: string; startTimeUnixNano: string; endTimeUnixNano: string; status: { code?: number } }

const sent: Sent[] = []
const collector = createServer(async (request, response) => {
  const { resourceSpans } = (await json(request)) as { resourceSpans: { scopeSpans: { spans: Sent[] }[] }[] }
  for (const { scopeSpans } of resourceSpans) for (const { spans } of scopeSpans) sent.push(...spans)
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})
let endpoint: string

beforeAll(async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening')
  endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`
})
afterEach(() => {
  vi.useRealTimers()
  diag.disable()
})
afterAll(() => void collector.close())

const settings = () => ({ endpoint, headers: {}, share: 1, serviceName: 'ours' })

test('a statement within something is told with the time that it took and whether it failed, one of nothing is not', async () => {
  const tracer = openTelemetry(settings(), quietLog)
  const statement = { kind: 'client', milliseconds: 5_000 } as const
  tracer.record({ ...statement, name: 'of nothing' })
  const whole = tracer.begin({ name: 'whole', kind: 'server' })
  whole.run(() => {
    tracer.record({ ...statement, name: 'done' })
    tracer.record({ ...statement, name: 'broken', failed: true })
  })
  whole.end()
  await tracer.close()
  const recorded = sent.map(({ name, startTimeUnixNano, endTimeUnixNano, status }) => {
    const milliseconds = Number(BigInt(endTimeUnixNano) - BigInt(startTimeUnixNano)) / 1e6
    return [name, milliseconds >= 5_000 && milliseconds < 60_000, status.code ?? 0]
  })
  expect(recorded).toEqual([
    ['done', true, 0],
    ['broken', true, 2],
    ['whole', false, 0],
  ])
})

test('what takes no traces is said in the log, once a minute at most, and briefly', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const lines: { about: string; reason: string; level: number }[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  const tracer = openTelemetry(settings(), log)
  diag.error('x'.repeat(301))
  diag.warn('too soon')
  diag.info('of no interest')
  vi.advanceTimersByTime(59_999)
  diag.error('still too soon')
  vi.advanceTimersByTime(1)
  diag.warn('a minute later')
  expect(lines.map(({ about, level, reason }) => [about, level, reason])).toEqual([
    ['traces', 40, 'x'.repeat(300)],
    ['traces', 40, 'a minute later'],
  ])
  await tracer.close()
})
