import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPool } from './connect.ts'
import { openClient } from './connection.ts'
import { errorMessage, welcome } from './pooler/testing-protocol.ts'
import { testConnection, testDatabase } from './testing.ts'

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

test('the log says that a session was lost, but not when all of them are being closed', async () => {
  const lines: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void lines.push(JSON.parse(line).msg) })
  const database = await testDatabase()
  const { pool, close } = openPool(testConnection(database.name), 1, log, async () => {})
  /** Takes the one session and has it cut. */
  const cut = async (before = () => {}) => {
    const session = await pool.connect()
    const { rows } = await session.query('select pg_backend_pid() as pid')
    before()
    const lost = new Promise((resolve) => session.once('end', resolve))
    await database.pool.query('select pg_terminate_backend($1)', [rows[0].pid])
    await lost
    session.release(true)
  }
  await cut()
  expect(new Set(lines)).toEqual(new Set(['a session with the database was lost']))
  lines.length = 0
  await cut(() => void close())
  await close()
  expect(lines).toEqual([])
  await database.close()
})
