import { spawn } from 'node:child_process'
import { readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { withClient } from '../connection.ts'
import { quietLog, temporaryFolder } from '../testing.ts'
import { type Embedded, startEmbedded } from './embedded.ts'
import { isAlive } from './embedded-postmaster.ts'

let folder: string
let dataFolder: string
let started: Embedded[]

beforeEach(async () => {
  folder = await temporaryFolder('reable-embedded-')
  dataFolder = join(folder, 'data')
  // Sockets too lie in there, and go with it.
  vi.stubEnv('TMPDIR', folder)
  started = []
})

afterEach(async () => {
  for (const embedded of started) await embedded.stop()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

async function start(): Promise<Embedded> {
  const embedded = await startEmbedded({ dataFolder, log: quietLog, durable: false })
  started.push(embedded)
  return embedded
}

const query = (embedded: Embedded, text: string) =>
  withClient(embedded.connection, async (client) => (await client.query(text)).rows)

const startError = () =>
  start().then(
    () => undefined,
    (error) => error,
  )

const cluster = () => join(dataFolder, 'postgres', 'cluster')

test('a folder that exists is ready again with what was committed and durable settings', async () => {
  const first = await startEmbedded({ dataFolder, log: quietLog })
  await query(first, 'create table kept as select 1 as one')
  await first.stop()
  expect(isAlive(first.pid)).toBe(false)
  const second = await startEmbedded({ dataFolder, log: quietLog })
  started.push(second)
  expect(await query(second, 'select one from kept')).toEqual([{ one: 1 }])
  expect(
    await query(second, "select current_setting('fsync') || current_setting('synchronous_commit') as safe"),
  ).toEqual([{ safe: 'onon' }])
  expect(await query(second, "select current_setting('listen_addresses') as tcp")).toEqual([{ tcp: '' }])
  const { uid, mode } = await stat(second.connection.host)
  expect([uid, mode & 0o777]).toEqual([(await stat(cluster())).uid, 0o700])
})

test('the pid file of a dead server is no obstacle when another program has its process number by now', async () => {
  const first = await start()
  const note = await readFile(join(cluster(), 'postmaster.pid'), 'utf8')
  await first.stop()
  // Of the user that PostgreSQL runs as: of another's it knows that it is no server of its own.
  const { uid, gid } = await stat(cluster())
  const other = spawn('sleep', ['600'], { uid, gid })
  onTestFinished(() => void other.kill())
  const stranger = note.replace(/^\d+/, `${other.pid}`)
  await writeFile(join(cluster(), 'postmaster.pid'), stranger)
  await writeFile(join(first.connection.host, '.s.PGSQL.5432.lock'), stranger)
  expect((await start()).pid).not.toBe(other.pid)
})

test('two first starts at once come to one server', async () => {
  const [one, other] = await Promise.all([start(), start()])
  expect(one.pid).toBe(other.pid)
  expect([one.launched, other.launched].sort()).toEqual([false, true])
  expect(await query(one, 'select 1 as one')).toEqual(await query(other, 'select 1 as one'))
})

test('a cluster of another PostgreSQL, a damaged one and one without its password are refused, each with its reason', async () => {
  await (await start()).stop()
  await writeFile(join(cluster(), 'PG_VERSION'), '99\n')
  expect((await startError()).message).toMatch(/was made by another version of PostgreSQL than this program carries/)
  await writeFile(join(cluster(), 'PG_VERSION'), '18\n')
  await rm(join(cluster(), 'global', 'pg_control'))
  expect((await startError()).message).toMatch(/did not start and may be damaged: .*pg_control/)
  await rm(join(dataFolder, 'postgres', 'password'))
  expect((await startError()).message).toMatch(/has lost its file "password"/)
})
