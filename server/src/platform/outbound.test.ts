import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { shiftedClock } from '#platform/clock'
import { readConfig } from '#platform/config'
import type { Context } from '#platform/context'
import { quietLog, testDatabase } from './database/testing.ts'
import { ProviderClient, ProviderError } from './outbound.ts'
import { callOutbound } from './outbound-call.ts'
import { folderStorage } from './storage/index.ts'

const database = await testDatabase()
/** The clock stands still: a cooldown lasts until the test moves the clock. */
const start = new Date()
const ctx: Context = {
  config: readConfig({ APP_ENV: 'test' }),
  db: database.db,
  publicData: database.publicData,
  clock: { now: () => start },
  storage: folderStorage('unused'),
  log: quietLog,
}
const closing: (() => unknown)[] = [() => database.close()]
afterAll(() => Promise.all(closing.map((close) => close())))

/** In milliseconds: longer than a busy machine takes for any answer that comes at all. */
const longEnough = 60_000

/** A provider of the test's own, whose whole answer is awaited for so many milliseconds; records its requests. */
async function provider(answer: RequestListener, whole = longEnough) {
  const requests: string[] = []
  const server = createServer((request, response) => {
    requests.push(request.url ?? '')
    answer(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => server.close().closeAllConnections())
  const address = new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
  const bounds = { connect: longEnough, whole, bytes: 1000 }
  const origins = new Set([address.origin])
  const client = new ProviderClient({ name: 'test', origins, bounds, maxFailures: 2, cooldown: 60_000 })
  const request = (at = ctx) => client.request(at, { address, read: (answer) => JSON.parse(answer.text) })
  return { address, asked: requests, server, outside: client, ask: request }
}

const later = (milliseconds: number) => ({ ...ctx, clock: shiftedClock(ctx.clock, milliseconds) })

test.each<[string, RequestListener]>([
  ['answers without end', (_request, response) => void response.end(JSON.stringify('x'.repeat(2000)))],
  ['sends elsewhere', (_request, response) => void response.writeHead(302, { location: '/elsewhere' }).end('{}')],
  ['is broken', (_request, response) => void response.writeHead(503).end('{}')],
  ['hangs up', (request) => void request.socket.destroy()],
  ['hangs up in the middle', (request, response) => void response.write('{', () => request.socket.destroy())],
  ['talks of something else', (_request, response) => void response.end('<html>')],
])('a provider that %s is an error, and its redirects are not followed', async (_what, answer) => {
  const { ask, asked } = await provider(answer)
  await expect(ask()).rejects.toThrow(ProviderError)
  expect(asked).toEqual(['/'])
})

test.each<[string, RequestListener]>([
  ['never answers', () => undefined],
  ['begins and never ends', (_request, response) => void response.write('{')],
])('a provider that %s is an error once its time is over', async (_what, answer) => {
  const { ask } = await provider(answer, 300)
  await expect(ask()).rejects.toThrow('no answer in time')
})

test('a busy moment of our own is not held against a provider', async () => {
  const { address } = await provider((_request, response) => void response.end('here'))
  const answer = callOutbound(address, {}, { connect: 50, whole: longEnough, bytes: 10 })
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  expect((await answer).text).toBe('here')
})

test('no host is asked but the one that was fixed', async () => {
  const { outside, asked } = await provider((_request, response) => void response.end('{}'))
  const other = await provider((_request, response) => void response.end('{}'))
  await expect(outside.request(ctx, { address: other.address, read: () => true })).rejects.toThrow('is not at')
  expect([...asked, ...other.asked]).toEqual([])
})

test('after two failures in a row a provider is not called for its cooldown, then tried again', async () => {
  let isBroken = true
  const { ask, asked, outside } = await provider(
    (_request, response) => void response.writeHead(isBroken ? 500 : 200).end('1'),
  )
  for (let time = 0; time < 4; time++) await expect(ask()).rejects.toThrow(ProviderError)
  expect([asked.length, outside.isOpen(ctx)]).toEqual([2, true])
  await expect(ask(later(61_000))).rejects.toThrow(ProviderError)
  expect(asked).toHaveLength(3)
  isBroken = false
  await expect(ask(later(62_000))).rejects.toThrow(ProviderError)
  expect(await ask(later(200_000))).toBe(1)
  expect(outside.isOpen(later(200_000))).toBe(false)
  expect([outside.hasFailedWithin(later(200_000), 300_000), outside.hasFailedWithin(later(500_000), 300_000)]).toEqual([
    true,
    false,
  ])
})
