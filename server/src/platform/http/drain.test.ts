import { type Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { quietLog } from '../database/testing.ts'
import { createApp } from './app.ts'
import { drain } from './listen.ts'

const answer = (port: number, path: string, agent?: Agent) =>
  new Promise<{ status: number | undefined; connection: string | undefined }>((resolve, reject) => {
    request({ port, path, agent }, (response) => {
      response.resume()
      resolve({ status: response.statusCode, connection: response.headers.connection })
    })
      .on('error', reject)
      .end()
  })

test('a stop drops no request: those that have begun are answered, those that come in the meantime too', async () => {
  const { app, serverState } = createApp(readConfig({}), quietLog)
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  const { promise: done, resolve: end } = Promise.withResolvers<{ done: boolean }>()
  app.get('/slow', () => {
    start()
    return done
  })
  app.get('/quick', async () => ({ done: true }))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const slow = answer(port, '/slow')
  await started
  // Long enough for a busy machine to open one more connection.
  const stopped = drain(app, serverState, 1_000)
  expect(await answer(port, '/quick')).toEqual({ status: 200, connection: 'close' })
  await expect.poll(() => app.server.listening).toBe(false)
  end({ done: true })
  expect((await slow).status).toBe(200)
  await stopped
  await expect(answer(port, '/quick')).rejects.toThrow('ECONNREFUSED')
})
