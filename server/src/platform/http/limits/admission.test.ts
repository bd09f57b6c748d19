import { EventEmitter, once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { quietLog } from '../../database/testing.ts'
import { createServerState } from '../api/server-state.ts'
import { Admission, longestWait } from './admission.ts'
import { tooBusy, turnAwayWith } from './turn-away.ts'

const state = { busy: true, now: 0 }
const serverState = createServerState()
const turnAway = turnAwayWith(readConfig({ APP_ENV: 'test' }), quietLog, serverState)

/** Answers that were begun and are not finished, by their address. */
const begun = new Map<string, () => void>()
const handle: RequestListener = ({ url = '' }, response) => begun.set(url, () => response.end('done'))

const arrived = new Set<string>()

let server: ReturnType<typeof createServer>
let address: string
let admission: Admission

beforeEach(async () => {
  Object.assign(state, { busy: true, now: 0 })
  begun.clear()
  arrived.clear()
  admission = new Admission({ isBusy: () => state.busy, now: () => state.now })
  server = createServer((request, response) => {
    const [begin, refuse] = [() => handle(request, response), () => turnAway(request, response)]
    admission.admit({ request, response, begin, turnAway: refuse })
    arrived.add(request.url ?? '')
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterEach(() => {
  server.close()
  server.closeAllConnections()
})

function ask(path: string, method = 'GET') {
  const answer = fetch(address + path, { method })
  // What is begun and not finished is cut in the end.
  answer.catch(() => {})
  return answer
}
const hasArrived = (path: string) => expect.poll(() => arrived.has(path)).toBe(true)
const hasBegun = (path: string) => expect.poll(() => begun.has(path)).toBe(true)

/** Asks for so many pages that as many as may are begun; returns the answer to the first when the last is. */
async function fill() {
  const asked = Array.from({ length: 32 }, (_, at) => ask(`/?page=${at + 1}`))
  await expect.poll(() => begun.size).toBe(32)
  return { first: asked[0] }
}

test('while the process is busy who comes later has their turn when another is answered, in the order of coming', async () => {
  const { first } = await fill()
  const next = ask('/next')
  await hasArrived('/next')
  const last = ask('/last')
  await hasArrived('/last')
  expect([begun.has('/next'), begun.has('/last')]).toEqual([false, false])
  begun.get('/?page=1')?.()
  expect((await first)?.status).toBe(200)
  await hasBegun('/next')
  expect(begun.has('/last')).toBe(false)
  begun.get('/next')?.()
  await hasBegun('/last')
  begun.get('/last')?.()
  expect([(await next).status, (await last).status]).toEqual([200, 200])
})

test('whoever would wait too long is asked to come back, in a sentence, with the time', async () => {
  await fill()
  const [page, call] = [ask('/late'), ask('/v1/posts')]
  await hasArrived('/late')
  await hasArrived('/v1/posts')
  state.now = longestWait + 1
  const answer = await page
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await answer.text()).toContain(tooBusy)
  expect(await (await call).json()).toMatchObject({ error: tooBusy, code: 'busy', flow_id: expect.any(String) })
  expect(begun.has('/late')).toBe(false)
})

test('connections that come in are taken before the next is begun, for a moment at most, and anew for each', async () => {
  state.now = 100
  await fill()
  void ask('/next')
  await hasArrived('/next')
  let isOver = false
  const keepArriving = () => {
    admission.arrive()
    if (!isOver) setImmediate(keepArriving)
  }
  keepArriving()
  const waits = async (path: string) => {
    for (let turn = 0; turn < 100; turn++) await new Promise(setImmediate)
    return !begun.has(path)
  }
  begun.get('/?page=1')?.()
  expect(await waits('/next')).toBe(true)
  state.now = 119
  expect(await waits('/next')).toBe(true)
  state.now = 120
  await hasBegun('/next')
  void ask('/last')
  await hasArrived('/last')
  begun.get('/next')?.()
  expect(await waits('/last')).toBe(true)
  state.now = 140
  await hasBegun('/last')
  isOver = true
})

test.each([
  ['GET', '/v1/ready'],
  ['GET', '/v1/metrics'],
  ['GET', '/v1/console/cases'],
  ['GET', '/console'],
  ['GET', '/pictures/a.jpg'],
  ['POST', '/v1/messages'],
])('%s %s does not wait', async (method, path) => {
  await fill()
  void ask(path, method)
  await hasBegun(path)
})

test('a process that only waits for others begins everything at once, also what waited while it was busy', async () => {
  await fill()
  void ask('/waited')
  await hasArrived('/waited')
  state.busy = false
  void ask('/more')
  await hasBegun('/waited')
  await hasBegun('/more')
})

test.each([
  ['GET', '/posts'],
  ['HEAD', '/posts'],
  ['GET', '/about/console'],
  ['GET', '/consoles'],
  ['GET', '/console-of-mine'],
  ['GET', '/assets.html'],
  ['GET', '/v1/console%20'],
  ['GET', '/v1/healthy'],
  ['GET', '/v1/posts'],
])('%s %s waits for its turn', async (method, path) => {
  await fill()
  void ask(path, method)
  await hasArrived(path)
  expect(begun.has(path)).toBe(false)
  begun.get('/?page=1')?.()
  await hasBegun(path)
})

/** Somebody who asks, and what became of it; `leave` is what they do who close their browser. */
function asker(at: Admission, path = '/posts') {
  const response = Object.assign(new EventEmitter(), { destroyed: false })
  const become = { begun: false, turnedAway: false }
  at.admit({
    request: { method: 'GET', url: path } as IncomingMessage,
    response: response as unknown as ServerResponse,
    begin: () => Object.assign(become, { begun: true }),
    turnAway: () => Object.assign(become, { turnedAway: true }),
  })
  const leave = () => {
    response.destroyed = true
    response.emit('close')
  }
  return { become, leave }
}

test('half a second is waited, and not a moment longer; who has gone meanwhile is not begun', () => {
  state.now = 1_000
  const first = Array.from({ length: 32 }, () => asker(admission))
  expect(first.every(({ become }) => become.begun)).toBe(true)
  const [gone, second, third] = [asker(admission), asker(admission), asker(admission)]
  gone.leave()
  state.now = 1_500
  first[0]?.leave()
  expect([gone.become, second.become, third.become]).toEqual([
    { begun: false, turnedAway: false },
    { begun: true, turnedAway: false },
    { begun: false, turnedAway: false },
  ])
  state.now = 1_501
  const late = asker(admission)
  expect([third.become.turnedAway, late.become]).toEqual([true, { begun: false, turnedAway: false }])
})

test('two thousand wait at most: whoever comes then is asked to come back at once', () => {
  for (let at = 0; at < 32; at++) asker(admission)
  const waiting = Array.from({ length: 2_000 }, () => asker(admission))
  expect(waiting.some(({ become }) => become.begun || become.turnedAway)).toBe(false)
  expect([asker(admission).become, asker(admission, '/v1/health').become]).toEqual([
    { begun: false, turnedAway: true },
    { begun: true, turnedAway: false },
  ])
})
