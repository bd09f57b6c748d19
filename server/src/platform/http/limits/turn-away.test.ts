import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { readConfig } from '#platform/config'
import { type Answered, createServerState } from '../api/server-state.ts'
import { tooBusy, turnAwayWith } from './turn-away.ts'

const logged: { turned_away: number; level: number }[] = []
const counted: Answered[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => logged.push(JSON.parse(line)) })
const serverState = createServerState()
serverState.countAnswer = (answered) => counted.push(answered)

let server: ReturnType<typeof createServer>
let address: string

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const turnAway = turnAwayWith(readConfig({ APP_ENV: 'test' }), log, serverState)
  server = createServer(turnAway)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  vi.useRealTimers()
  server.close()
})

async function ask(path: string, method = 'GET') {
  const response = await fetch(address + path, { method })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('who is turned away gets a page or an envelope, how long to wait, and nothing that is kept', async () => {
  const [page, call, similar] = [await ask('/posts'), await ask('/v1/posts'), await ask('/v11/posts')]
  for (const { status, headers } of [page, call, similar]) {
    expect([status, headers.get('retry-after'), headers.get('cache-control')]).toEqual([503, '5', 'no-store'])
    expect([headers.get('x-content-type-options'), headers.get('x-flow-id')]).toEqual([
      'nosniff',
      expect.stringMatching(/^[\dA-Z]{4}-[\dA-Z]{4}$/),
    ])
  }
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(page.text).toContain(`<h1>One moment, please</h1>`)
  expect(page.text).toContain(tooBusy)
  expect(similar.text).toBe(page.text)
  expect(call.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const flowId = call.headers.get('x-flow-id')
  expect(JSON.parse(call.text)).toEqual({ error: tooBusy, code: 'busy', flow_id: flowId })
  const head = await ask('/posts', 'HEAD')
  expect([head.status, head.text, head.headers.get('content-length')]).toEqual([
    503,
    '',
    String(Buffer.byteLength(page.text)),
  ])
})

test('one line of the log in ten seconds says how many were turned away, and each is counted', async () => {
  vi.advanceTimersByTime(10_001)
  logged.length = 0
  counted.length = 0
  for (let times = 0; times < 3; times++) await ask('/posts')
  // The others are those of before that no line said.
  expect(logged.map(({ level }) => level)).toEqual([50])
  vi.advanceTimersByTime(10_000)
  await ask('/posts')
  expect(logged).toHaveLength(1)
  vi.advanceTimersByTime(1)
  await ask('/posts')
  expect(logged.map((line) => line.turned_away).slice(1)).toEqual([4])
  vi.advanceTimersByTime(10_001)
  await ask('/posts')
  expect(logged.at(-1)?.turned_away).toBe(1)
  expect(counted).toEqual(Array(6).fill({ method: 'GET', route: 'turned away', status: 503, milliseconds: 0 }))
})
