import { afterEach, beforeEach, expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { quietLog } from '../../database/testing.ts'
import { type App, createApp } from '../app.ts'
import { mostReads } from './limit-reads.ts'
import { tooBusy } from './turn-away.ts'

/** What ends the answers that were begun and are not made yet, by their address. */
const begun = new Map<string, () => void>()
const large = Buffer.alloc(2 ** 24)
let app: App
let address: string

beforeEach(async () => {
  begun.clear()
  app = createApp(readConfig({ APP_ENV: 'test' }), quietLog).app
  app.get('/large', async () => {
    begun.set('/large', () => {})
    return large
  })
  app.get('/held/*', (request) => new Promise((resolve) => begun.set(request.url, () => resolve('done'))))
  app.all('/*', async () => 'done')
  address = await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(async () => {
  for (const end of begun.values()) end()
  app.server.closeAllConnections()
  await app.close()
})

const ask = async (path: string, method = 'GET') => (await fetch(address + path, { method })).status

/** Asks for so many pages that are not answered yet; returns once all have been begun. */
async function begin(many: number) {
  const leaving = new AbortController()
  const asked = Array.from({ length: many }, (_, at) => fetch(`${address}/held/${at}`, { signal: leaving.signal }))
  // What is not answered is cut in the end.
  for (const answer of asked) answer.catch(() => {})
  await expect.poll(() => begun.size).toBe(many)
  return { asked, leave: () => leaving.abort() }
}

test('whoever reads while a hundred are being answered is asked to come back, in a sentence, with the time', async () => {
  const { asked } = await begin(mostReads)
  const [page, call] = await Promise.all([fetch(`${address}/posts`), fetch(`${address}/v1/posts`)])
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await page.text()).toContain(tooBusy)
  expect([call.status, await call.json()]).toEqual([503, { error: tooBusy, code: 'busy', flow_id: expect.any(String) }])
  begun.get('/held/7')?.()
  expect(await (await asked[7])?.text()).toBe('done')
  expect(await ask('/posts')).toBe(200)
})

test.each([
  ['GET', '/v1/console/cases'],
  ['GET', '/console?from=mail'],
  ['GET', '/assets/a.js'],
  ['POST', '/v1/messages'],
])('%s %s is answered however many read', async (method, path) => {
  await begin(mostReads)
  expect(await ask(path, method)).toBe(200)
})

test('who has gone takes nobody’s place', async () => {
  const { leave } = await begin(mostReads)
  leave()
  await expect.poll(() => ask('/posts')).toBe(200)
})
