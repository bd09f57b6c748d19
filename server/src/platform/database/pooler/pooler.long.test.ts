import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { readConfig } from '#platform/config'
import { addressOf } from '../../../commands/testing.ts'
import { openDatabase } from '../connect.ts'
import { withClient } from '../connection.ts'
import { quietLog, type TestDatabase, testConnection, testDatabase } from '../testing.ts'
import { startPooler } from './testing-pooler.ts'

let database: TestDatabase
let pooler: Awaited<ReturnType<typeof startPooler>>

beforeEach(async () => {
  database = await testDatabase()
  const { options: _, ...target } = testConnection(database.name)
  pooler = await startPooler(target)
})
afterEach(async () => {
  pooler.close()
  await database.close()
})

const poolerAddress = () => `postgres://${inject('testCluster').user}@127.0.0.1:${pooler.port}/${database.name}`

function open(DATABASE_DIRECT_URL = addressOf(database.name)) {
  const config = readConfig({ APP_ENV: 'test', DATABASE_URL: poolerAddress(), DATABASE_DIRECT_URL })
  return openDatabase(config, quietLog)
}

const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'timezone']
const settings =
  'select pg_backend_pid() as pid, array(select current_setting(name) from unnest($1::text[]) name) as settings'
type Seen = { pid: number; settings: string[] }

test('sessions through a pooler have the time limits and UTC, and every read works in any of them', async () => {
  const opened = await open()
  const seen: Seen[] = []
  for (let time = 0; time < 4; time++) seen.push(...(await opened.pool.query<Seen>(settings, [names])).rows)
  expect(new Set(seen.map(({ pid }) => pid)).size).toBe(2)
  for (const one of seen) expect(one.settings).toEqual(['5s', '4s', '25s', 'UTC'])
  await opened.close()
  expect(pooler.refused).toEqual([])
})

test('a pooler whose sessions began before their role had its settings is refused, until it has begun new ones', async () => {
  const warm = { host: '127.0.0.1', port: pooler.port, user: inject('testCluster').user, database: database.name }
  await withClient(warm, async (client) => {
    for (let session = 0; session < 2; session++) await client.query('select 1')
  })
  await expect(open()).rejects.toThrow(
    `The pooler at 127.0.0.1:${pooler.port}/${database.name} has sessions without the settings of their role`,
  )
  pooler.reconnect()
  await (await open()).close()
})
