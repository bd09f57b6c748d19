import { expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { quietLog } from '../database/testing.ts'
import { createApp } from '../http/app.ts'
import { readUnderWay, underWayMemory } from './under-way.ts'

const underWay = () => readUnderWay(underWayMemory)

test('a request is named by its route while it is under way, without what it asks for, and not after', async () => {
  const { app } = createApp(readConfig({ APP_ENV: 'test' }), quietLog)
  const { promise, resolve } = Promise.withResolvers<string>()
  app.get('/slow/:id', () => promise)
  const answer = app.inject('/slow/7?who=rosa')
  await expect.poll(() => underWay().all).toContain('GET /slow/:id')
  resolve('done')
  expect((await answer).statusCode).toBe(200)
  expect(underWay().all).not.toContain('GET /slow/:id')
  await app.close()
})

test('nor is one named any more whose caller has gone', async () => {
  const { app } = createApp(readConfig({ APP_ENV: 'test' }), quietLog)
  const begun = Promise.withResolvers<void>()
  app.get('/left', () => {
    begun.resolve()
    return new Promise(() => {})
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const leaving = new AbortController()
  const asked = fetch(`${address}/left`, { signal: leaving.signal }).catch(() => 'left')
  await begun.promise
  expect(underWay().all).toContain('GET /left')
  leaving.abort()
  expect(await asked).toBe('left')
  await expect.poll(() => underWay().all).not.toContain('GET /left')
  await app.close()
})
