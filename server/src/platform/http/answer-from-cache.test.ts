import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '#platform/config'
import type { PublicData } from '#platform/database'
import { type Answered, createServerState } from './api/server-state.ts'
import type { Limits } from './limits/limits.ts'
import { answerFromCache } from './pages/answer-from-cache.ts'
import { CachedPage } from './pages/cached-page.ts'
import { PageCache } from './pages/page-cache.ts'
import type { PagesOptions } from './pages/pages-options.ts'

const logged: { msg: string; flow_id: string; [name: string]: unknown }[] = []
const counted: Answered[] = []
const serverState = createServerState()
serverState.countAnswer = (answered) => counted.push(answered)

/** Which limits were counted for whom, and the one that is exceeded. */
const limited = { uses: [] as string[], exceeded: '' }
const use: Limits['use'] = ({ name }, person) => {
  limited.uses.push(`${name} ${person}`)
  return name === limited.exceeded ? 60 : undefined
}

const publicData = { version: () => 1 } as PublicData
const cache = new PageCache({ publicData, clock: { now: () => new Date('2026-11-20T20:00:00Z') } }, 2 ** 20)
const answer = answerFromCache(cache, {
  config: readConfig({ APP_ENV: 'test' }),
  limits: { use } as Limits,
  log: pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) }),
  serverState,
} as PagesOptions)
const server = createServer((request, response) => {
  if (!answer(request, response)) response.writeHead(204).end()
})
let address: string

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['performance'], now: 20_000 })
  vi.advanceTimersByTime(20_000)
  const html = Buffer.from('<p>Hello')
  await cache.get('/posts', async () => new CachedPage(200, { 'content-type': 'text/html' }, html))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  logged.length = 0
  counted.length = 0
  Object.assign(limited, { uses: [], exceeded: '' })
  serverState.stopping = false
})
afterAll(() => {
  vi.useRealTimers()
  server.close()
})

async function ask(path: string, { method = 'GET', headers = {} } = {}) {
  const response = await fetch(address + path, { method, headers })
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test.each(['gzip', 'identity'])(
  'a page that is stored is sent, counted and in the log, whatever the browser takes: %s',
  async (encoding) => {
    const { status, headers, text } = await ask('/posts', { headers: { 'accept-encoding': encoding } })
    expect([status, text, headers.get('connection')]).toEqual([200, '<p>Hello', 'keep-alive'])
    expect(logged).toMatchObject([
      { msg: 'answered', flow_id: headers.get('x-flow-id'), method: 'GET', route: '/*', status: 200, ms: 0 },
    ])
    expect(counted).toEqual([{ method: 'GET', route: '/*', status: 200, milliseconds: 0 }])
    expect(limited.uses).toEqual(['pages address 127.0.0.1', 'pages of a network 127.0.0'])
  },
)

test('who has the page already gets none again, who asks for its head gets that; in a stop the connection ends', async () => {
  const { headers, text } = await ask('/posts', { method: 'HEAD' })
  expect([text, headers.get('content-type')]).toEqual(['', 'text/html'])
  serverState.stopping = true
  const again = await ask('/posts', { headers: { 'if-none-match': String(headers.get('etag')) } })
  expect([again.status, again.headers.get('connection')]).toEqual([304, 'close'])
  expect(counted.map(({ method, status }) => [method, status])).toEqual([
    ['HEAD', 200],
    ['GET', 304],
  ])
})

test.each([
  ['a page that is not stored', '/other', 'GET', '', 0],
  ['what somebody sends', '/posts', 'POST', '', 0],
  ['whoever has had their pages', '/posts', 'GET', 'pages', 1],
  ['whose network has had its pages', '/posts', 'GET', 'pages of a network', 2],
])('%s goes the usual way', async (_, path, method, exceeded, uses) => {
  limited.exceeded = exceeded
  expect((await ask(path, { method })).status).toBe(204)
  expect([logged, counted, limited.uses.length]).toEqual([[], [], uses])
})
