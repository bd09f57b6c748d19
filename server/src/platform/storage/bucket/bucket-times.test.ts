import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createPlainServer } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type CallBounds, callBucket, defaultBounds, largeBounds, StoreAway } from './bucket-call.ts'

const closing: (() => unknown)[] = []
afterAll(() => closing.forEach((close) => void close()))
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 }))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

async function storeAt(answer: RequestListener): Promise<URL> {
  const server = createServer(answer)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  closing.push(() => server.close().closeAllConnections())
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/a`)
}

const call = (url: URL, bounds: CallBounds) => callBucket(async () => ({ method: 'GET', url, headers: {} }), bounds)

/** A store that has been asked, what it answers with, and what becomes of the call. */
async function called(bounds: CallBounds) {
  const { promise: asked, resolve: ask } = Promise.withResolvers<ServerResponse>()
  const answer = call(await storeAt((_request, response) => ask(response)), bounds)
  return { answer, response: await asked }
}

const noTimers = () => expect.poll(() => vi.getTimerCount()).toBe(0)
const reasonOf = (work: Promise<unknown>) =>
  work.catch((error: Error) => [error.constructor, (error.cause as Error | undefined)?.message ?? error.message])

test.each([
  ['photo', defaultBounds, 10_000, 120_000],
  ['backup', largeBounds, 300_000, 21_600_000],
])('the answer to a call for a %s may come until the end of its time, and so may its bytes', async (_, ...given) => {
  const [bounds, answerTime, bodyTime] = given
  const late = await called(bounds)
  vi.advanceTimersByTime(answerTime - 1)
  late.response.writeHead(200, { 'content-length': '4' }).flushHeaders()
  const begun: IncomingMessage = await late.answer
  const bytes = buffer(begun)
  vi.advanceTimersByTime(bodyTime - 1)
  late.response.end('late')
  expect((await bytes).toString()).toBe('late')
  await noTimers()
  const never = await called(bounds)
  vi.advanceTimersByTime(answerTime)
  expect(await reasonOf(never.answer)).toEqual([StoreAway, 'no answer in time'])
  const half = await called(bounds)
  half.response.writeHead(200, { 'content-length': '9' }).write('half')
  const reading = reasonOf(buffer(await half.answer))
  vi.advanceTimersByTime(bodyTime)
  expect(await reading).toEqual([Error, 'not read in time'])
  await noTimers()
})

test.each([
  ['photo', defaultBounds, 1_000],
  ['backup', largeBounds, 5_000],
])('a store that is not connected to in time for a %s is called again', async (_, bounds, connectTime) => {
  const url = await storeAt((_request, response) => response.end())
  const answer = call(url, bounds)
  while (vi.getTimerCount() < 2) await new Promise((turn) => process.nextTick(turn))
  vi.advanceTimersByTime(connectTime)
  expect(vi.getTimerCount()).toBe(1)
  const answered = await answer
  expect(answered.statusCode).toBe(200)
  answered.resume()
  await noTimers()
})

test.each([
  [0, 100, 1],
  [0, 101, 2],
  [0, 200, 2],
  [0, 201, 3],
  [1, 200, 1],
  [1, 201, 2],
])(
  'with a draw of %i a store that fails is given longer pauses: of %i ms there is time to ask it %i times',
  async (draw, answer, times) => {
    vi.spyOn(Math, 'random').mockReturnValue(draw)
    let asked = 0
    const url = await storeAt((_request, response) => {
      asked++
      response.writeHead(503).end()
    })
    await expect(call(url, { ...defaultBounds, answer })).rejects.toThrow('answered 503')
    expect(asked).toBe(times)
  },
)

test('a store that takes a connection and never ends its greeting over TLS is not connected to', async () => {
  const { promise: greeted, resolve: greet } = Promise.withResolvers<void>()
  const server = createPlainServer((socket) => socket.on('error', () => undefined).once('data', () => greet()))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = new URL(`https://127.0.0.1:${(server.address() as AddressInfo).port}/a`)
  const answer = reasonOf(call(url, { ...defaultBounds, answer: 1_001 }))
  await greeted
  vi.advanceTimersByTime(1_000)
  expect(await answer).toEqual([StoreAway, 'no connection in time'])
  await noTimers()
  server.close()
})
