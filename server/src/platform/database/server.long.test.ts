import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type OpenDatabase, openDatabase } from './connect.ts'
import { isAlive } from './embedded/embedded-postmaster.ts'
import { quietLog, temporaryFolder } from './testing.ts'

let dataFolder: string
let open: OpenDatabase[] = []

beforeAll(async () => {
  dataFolder = await temporaryFolder('reable-server-')
  // Sockets too lie in there, and go with it.
  vi.stubEnv('TMPDIR', dataFolder)
})

afterEach(async () => {
  for (const one of open) await one.close()
  open = []
})

afterAll(async () => {
  vi.unstubAllEnvs()
  await rm(dataFolder, { recursive: true, force: true })
})

async function start(options?: { beside: boolean }): Promise<OpenDatabase> {
  const one = await openDatabase(
    { dataFolder, database: { url: undefined, ownerUrl: undefined, poolSize: 4 } },
    quietLog,
    options,
  )
  open.push(one)
  return one
}

/** Reads the process id of the server that answers. */
const serverPid = async ({ pool }: OpenDatabase) => {
  await pool.query('select 1')
  return Number.parseInt(await readFile(join(dataFolder, 'postgres/cluster/postmaster.pid'), 'utf8'), 10)
}

test('a second start on the same data folder is refused in one sentence, and the first does not notice', async () => {
  const first = await start()
  await expect(start()).rejects.toThrow(`The data folder ${dataFolder} is in use by a program that is running`)
  expect(await first.ready()).toBe(true)
})

test('a command beside the running program uses its database and leaves it running', async () => {
  const first = await start()
  const command = await start({ beside: true })
  expect(await command.ready()).toBe(true)
  await command.close()
  expect(await first.ready()).toBe(true)
})

test('the database stops with the program that owns it, and a second close does nothing', async () => {
  const first = await start()
  const pid = await serverPid(first)
  await Promise.all([first.close(), first.close()])
  expect(isAlive(pid)).toBe(false)
})

test('a start right after a kill of the program takes over its database', async () => {
  const script = `
    const { openDatabase } = await import(${JSON.stringify(join(import.meta.dirname, 'connect.ts'))})
    const quiet = { debug() {}, info() {}, warn() {}, error() {} }
    const config = { dataFolder: ${JSON.stringify(dataFolder)}, database: { url: undefined, ownerUrl: undefined, poolSize: 2 } }
    const { pool } = await openDatabase(config, quiet)
    await pool.query("insert into partners (name) values ('acknowledged')")
    console.log('done')`
  const program = spawn(process.execPath, ['--input-type=module', '-e', script], {
    cwd: join(import.meta.dirname, '../../..'),
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(program.stdout, 'data')
  program.kill('SIGKILL')
  const { pool } = await start()
  expect((await pool.query("select name from partners where name = 'acknowledged'")).rowCount).toBe(1)
})

test('a database that is killed under the program is started again and lets it go on', async () => {
  const first = await start()
  const pid = await serverPid(first)
  process.kill(pid, 'SIGKILL')
  // A session may answer once more before it notices.
  while ((await serverPid(first).catch(() => pid)) === pid) await delay(20)
  expect(await first.ready()).toBe(true)
})

test('a session that is cut costs one statement, not the program', async () => {
  const { pool } = await start()
  const [victim, other] = await Promise.all([pool.connect(), pool.connect()])
  const { rows } = await victim.query<{ pid: number }>('select pg_backend_pid() as pid')
  victim.release()
  await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
  await expect.poll(() => pool.totalCount).toBe(1)
  other.release()
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
