import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { quietLog } from '../database/testing.ts'
import { createApp } from './app.ts'
import { drain } from './listen.ts'

const answer = (port: number, path: string) =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    request({ port, path }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, connection: response.headers.connection })
    })
      .on('error', reject)
      .end()
  })

test('a stop drops no request: what has begun is answered, what comes in the meantime too', async () => {
  const { app, door } = createApp(readConfig({}), quietLog)
  app.get('/slow', async () => wait(600, { done: true }))
  app.get('/quick', async () => ({ done: true }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const begun = answer(port, '/slow')
  await wait(100)
  const stopped = drain(app, door, 250)
  await wait(50)
  expect(await answer(port, '/quick')).toEqual({ status: 200, connection: 'close' })
  expect((await begun).status).toBe(200)
  await stopped
  await expect(answer(port, '/quick')).rejects.toThrow('ECONNREFUSED')
})
