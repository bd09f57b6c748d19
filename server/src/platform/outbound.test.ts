import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { shiftedClock } from '#platform/clock'
import { readConfig } from '#platform/config'
import type { Context } from '#platform/context'
import { quietLog, testDatabase } from './database/testing.ts'
import { memoizePerConfig, ProviderClient, ProviderError } from './outbound.ts'
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

test('what is sent arrives, and what is answered is read', async () => {
  const { outside, address } = await provider(async (request, response) => {
    const body = (await Array.fromAsync(request)).join('')
    response.end(JSON.stringify({ method: request.method, kind: request.headers['content-type'], body }))
  })
  const question = { method: 'POST', headers: { 'content-type': 'text/plain' }, body: 'Héllo' }
  const read = (answer: { text: string }) => JSON.parse(answer.text)
  expect(await outside.request(ctx, { address, read, ...question })).toEqual({
    method: 'POST',
    kind: 'text/plain',
    body: 'Héllo',
  })
})

test.each<[string, RequestListener]>([
  ['answers without end', (_request, response) => void response.end(JSON.stringify('x'.repeat(2000)))],
  ['sends elsewhere', (_request, response) => void response.writeHead(302, { location: '/elsewhere' }).end()],
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

test('a provider that is not there is an error', async () => {
  const { ask, server } = await provider(() => undefined)
  await new Promise((resolve) => server.close(resolve))
  await expect(ask()).rejects.toThrow(ProviderError)
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

test('while one call tries whether the provider is back, the others do not wait with it', async () => {
  const answered = Promise.withResolvers<void>()
  const { ask, asked } = await provider(async (_request, response) => {
    if (asked.length > 2) await answered.promise
    response.writeHead(500).end('1')
  })
  await Promise.allSettled([ask(), ask()])
  const trying = ask(later(61_000))
  const others = [ask(later(61_000)), ask(later(61_000))]
  await Promise.all(others.map((other) => expect(other).rejects.toThrow('is left alone')))
  answered.resolve()
  await expect(trying).rejects.toThrow('answered 500')
  expect(asked).toHaveLength(3)
})

test('one failure between good answers changes nothing', async () => {
  let time = 0
  const { ask, asked } = await provider(
    (_request, response) => void response.writeHead(time++ % 2 ? 500 : 200).end('1'),
  )
  for (let turn = 0; turn < 6; turn++) await ask().catch(() => undefined)
  expect(asked).toHaveLength(6)
})

test('a provider is left alone until its cooldown is over, and what failed is known for as long as is asked', async () => {
  const { ask, outside } = await provider((_request, response) => void response.writeHead(500).end('1'))
  await ask().catch(() => undefined)
  expect([outside.isOpen(ctx), outside.hasFailedWithin(ctx, 1)]).toEqual([false, true])
  await ask().catch(() => undefined)
  expect([59_999, 60_000].map((at) => outside.isOpen(later(at)))).toEqual([true, false])
  expect([999, 1_000].map((at) => outside.hasFailedWithin(later(at), 1_000))).toEqual([true, false])
})

test('a provider of which nothing else is said is left alone for half a minute after three failures', async () => {
  const { address, asked } = await provider((_request, response) => void response.writeHead(500).end())
  const client = new ProviderClient({ name: 'test', origins: new Set([address.origin]) })
  for (let time = 0; time < 4; time++) await client.request(ctx, { address, read: () => 1 }).catch(() => undefined)
  expect(asked).toHaveLength(3)
  expect([29_999, 30_000].map((at) => client.isOpen(later(at)))).toEqual([true, false])
})

test.each([299, 304, 400, 404, 499])('an answer of %i is read', async (status) => {
  const { outside, address } = await provider((_request, response) => void response.writeHead(status).end())
  expect(await outside.request(ctx, { address, read: (answer) => answer.status })).toBe(status)
})

test.each([300, 303, 305, 399, 500])('an answer of %i is a failure', async (status) => {
  const { outside, address } = await provider((_request, response) => void response.writeHead(status).end())
  await expect(outside.request(ctx, { address, read: () => 1 })).rejects.toThrow(ProviderError)
})

test('an answer of as many bytes as are taken is read, one of a byte more is not', async () => {
  const { ask } = await provider((_request, response) => void response.end(`"${'x'.repeat(998)}"`))
  expect(await ask()).toHaveLength(998)
  const { ask: askMore } = await provider((_request, response) => void response.end(`"${'x'.repeat(999)}"`))
  await expect(askMore()).rejects.toThrow('more than we take')
})

test('a provider of which nothing else is said may answer 256 kB', async () => {
  const { address } = await provider(
    (request, response) => void response.end(Buffer.alloc(Number(request.headers['x-bytes']))),
  )
  const client = new ProviderClient({ name: 'test', origins: new Set([address.origin]) })
  const ask = (bytes: number) =>
    client.request(ctx, { address, headers: { 'x-bytes': `${bytes}` }, read: (answer) => answer.bytes.length })
  expect(await ask(256 * 1024)).toBe(262_144)
  await expect(ask(256 * 1024 + 1)).rejects.toThrow('more than we take')
})

test('what is made for a configuration is made once, and for another one anew', () => {
  let made = 0
  const count = memoizePerConfig(() => ++made)
  const other = { ...ctx, config: { ...ctx.config } }
  expect([count(ctx), count(ctx), count(other), count(ctx), count(other)]).toEqual([1, 1, 2, 1, 2])
})

describe('the time that a call may take', () => {
  const bounds = { connect: 1_000, whole: 3_000, bytes: 10 }
  // What comes after the arrivals comes a millisecond later where the time is not real.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setImmediate'] }))
  afterEach(() => void vi.useRealTimers())

  /** A provider that has been asked, and what it answers with. */
  async function called() {
    const { promise: asked, resolve: ask } = Promise.withResolvers<ServerResponse>()
    const { address } = await provider((_request, response) => ask(response))
    const answer = callOutbound(address, {}, bounds)
    return { answer, response: await asked }
  }

  test('who is connected in time may answer until the whole of it is over, and nothing is left running', async () => {
    const { answer, response } = await called()
    vi.advanceTimersByTime(2_999)
    response.end('late')
    expect((await answer).text).toBe('late')
    await expect.poll(() => vi.getTimerCount()).toBe(0)
  })

  test('who has not answered by then does not answer, and who is not connected by theirs is not waited for', async () => {
    const { answer } = await called()
    vi.advanceTimersByTime(3_000 + 1)
    await expect(answer).rejects.toThrow('no answer in time')
    const { address } = await provider(() => undefined)
    const connecting = callOutbound(address, {}, bounds)
    vi.advanceTimersByTime(1_000 + 1)
    await expect(connecting).rejects.toThrow('no connection in time')
    await expect.poll(() => vi.getTimerCount()).toBe(0)
  })

  test('a provider of which nothing else is said has a second to connect and three for all of its answer', async () => {
    const { promise: asked, resolve: ask } = Promise.withResolvers<void>()
    const { address } = await provider(() => ask())
    const client = new ProviderClient({ name: 'test', origins: new Set([address.origin]) })
    const call = () => client.request(ctx, { address, read: () => 1 }).catch(({ message }: Error) => message)
    const answer = call()
    await asked
    vi.advanceTimersByTime(2_999)
    expect(vi.getTimerCount()).toBe(1)
    vi.advanceTimersByTime(1 + 1)
    expect(await answer).toBe('test: no answer in time')
    const connection = call()
    vi.advanceTimersByTime(999)
    expect(vi.getTimerCount()).toBe(2)
    vi.advanceTimersByTime(1 + 1)
    expect(await connection).toBe('test: no connection in time')
  })
})
