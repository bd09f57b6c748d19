import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from './connection.ts'
import { errorMessage, welcome } from './pooler/testing-protocol.ts'

/** A server that lets everybody in and shuts down in the same breath. */
let server: Server

beforeAll(async () => {
  const shutdown = errorMessage('57P01', 'terminating connection')
  server = createServer((socket) => socket.once('data', () => socket.end(Buffer.concat([welcome(), shutdown]))))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterAll(() => server.close())

test('a connection that is cut in the moment in which it was made fails what runs on it, and nothing else', async () => {
  const { port } = server.address() as AddressInfo
  const client = await openClient({ host: '127.0.0.1', port, user: 'reable' })
  await expect(client.query('select 1')).rejects.toThrow()
})
