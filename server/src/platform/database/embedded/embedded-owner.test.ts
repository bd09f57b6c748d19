import { EventEmitter } from 'node:events'
import { existsSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { controlPauses } from '../../testing-pauses.ts'
import { type OpenDatabase, openDatabase } from '../connect.ts'
import { describeConnection, withClient } from '../connection.ts'
import { quietLog, temporaryFolder } from '../testing.ts'
import { startEmbedded } from './embedded.ts'
import { ensureRoles, keepRunning, type OwnedDatabase, startOwned } from './embedded-owner.ts'

let folder: string
let dataFolder: string
let open: OpenDatabase[]

beforeEach(async () => {
  folder = await temporaryFolder('reable-owner-')
  dataFolder = join(folder, 'data')
  // Sockets too lie in there, and go with it.
  vi.stubEnv('TMPDIR', folder)
  open = []
})

afterEach(async () => {
  for (const one of open) await one.close()
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

async function start(): Promise<OpenDatabase> {
  const one = await openDatabase(
    { dataFolder, database: { url: undefined, ownerUrl: undefined, poolSize: 2 } },
    quietLog,
  )
  open.push(one)
  return one
}

/** The server as its superuser sees it, who alone sees everything. */
async function asSuperuser<Row>(text: string, database = 'reable'): Promise<Row[]> {
  const { connection } = await startEmbedded({ dataFolder, log: quietLog })
  const { rows } = await withClient(describeConnection({ ...connection, database }), (client) => client.query(text))
  return rows
}

const rights = `select rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls
  from pg_roles where rolname = session_user`
const noRights = {
  rolsuper: false,
  rolcreaterole: false,
  rolcreatedb: false,
  rolreplication: false,
  rolbypassrls: false,
}

/** Selects the names of objects in the program's database that belong to another role, those of extensions aside. */
const ownedByOthers = `
  with owned as (
    select 'pg_class'::regclass as class, oid, relname as name, relowner as owner from pg_class
      where relnamespace <> 'pg_toast'::regnamespace
    union all select 'pg_type'::regclass, oid, typname, typowner from pg_type
    union all select 'pg_proc'::regclass, oid, proname, proowner from pg_proc
    union all select 'pg_namespace'::regclass, oid, nspname, nspowner from pg_namespace
    union all select 'pg_ts_config'::regclass, oid, cfgname, cfgowner from pg_ts_config
    union all select 'pg_ts_dict'::regclass, oid, dictname, dictowner from pg_ts_dict
    union all select 'pg_operator'::regclass, oid, oprname, oprowner from pg_operator
    union all select 'pg_collation'::regclass, oid, collname, collowner from pg_collation
    union all select 'pg_statistic_ext'::regclass, oid, stxname, stxowner from pg_statistic_ext
  )
  select name from owned
  where oid >= 16384 and owner <> (select datdba from pg_database where datname = 'reable')
    and not exists (select from pg_depend where classid = class and objid = owned.oid and deptype = 'e')
    and not exists (select from pg_type t join pg_depend on classid = 'pg_type'::regclass and objid = t.typelem and deptype = 'e'
      where t.oid = owned.oid)`

test('the program works in a role that may do nothing with the server, and owns nothing', async () => {
  const { pool } = await start()
  expect((await pool.query(rights)).rows).toEqual([noRights])
  expect(await asSuperuser(ownedByOthers)).toEqual([])
  expect(await asSuperuser(rights.replace('session_user', "'reable_owner'"))).toEqual([noRights])
  for (const forbidden of [
    "select pg_read_file('postgresql.conf')",
    "copy (select 1) to program 'true'",
    'create role another',
    'create database another',
    'alter role reable_program superuser',
    'set role reable',
    'set role reable_owner',
    'create table mine (id integer)',
    'create temporary table mine (id integer)',
    'alter table people add column later text',
  ])
    await expect(pool.query(forbidden)).rejects.toMatchObject({ code: '42501' })
})

test('not one of its sessions is a superuser’s once it runs, the one that has the ownership lock included', async () => {
  const { pool } = await start()
  await pool.query('select 1')
  const sessions = await asSuperuser<{ usename: string }>(
    "select usename from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  )
  expect(sessions.length).toBeGreaterThan(1)
  expect(new Set(sessions.map(({ usename }) => usename))).toEqual(new Set(['reable_program']))
})

test('a database that belongs to another role is refused in one sentence, and left as it was', async () => {
  const older = await startEmbedded({ dataFolder, log: quietLog, durable: false })
  await withClient(describeConnection(older.connection), (client) => client.query('create database reable'))
  await expect(start()).rejects.toThrow(/belongs to the role reable, .* restore it into an empty folder\.$/)
  expect(await asSuperuser('select current_database() as name')).toEqual([{ name: 'reable' }])
  await older.stop()
})

test('roles that a kill left without their database are no obstacle, nor is a database that is open to everybody yet', async () => {
  const { connection, stop } = await startEmbedded({ dataFolder, log: quietLog, durable: false })
  await withClient(describeConnection(connection), async (client) => {
    await client.query("create role reable_owner login password 'another'")
    await ensureRoles(connection)
    await client.query('drop database reable')
    await client.query('create database reable owner reable_owner')
  })
  await stop()
  const { pool } = await start()
  await expect(pool.query('create temporary table mine (id integer)')).rejects.toMatchObject({ code: '42501' })
})

test('a database that does not let the program in is not left running', async () => {
  const first = await startEmbedded({ dataFolder, log: quietLog, durable: false })
  await first.stop()
  await writeFile(join(dataFolder, 'postgres/password'), 'another')
  await expect(startOwned({ dataFolder, log: quietLog, sessions: 60 }, 0)).rejects.toThrow(
    'does not let the program in',
  )
  expect(existsSync(join(dataFolder, 'postgres/cluster/postmaster.pid'))).toBe(false)
})

test.each([
  ['after a try', 4],
  ['during a try', 5],
])('a database that does not start again is tried once a second, until the program stops: %s', async (_, last) => {
  await writeFile(dataFolder, 'in the way')
  const pauses = controlPauses()
  const lines: string[] = []
  let stopped: Promise<void> | undefined
  const write = (line: string) => {
    if (lines.push(JSON.parse(line).msg) === last) stopped = running.stop()
  }
  const stop = vi.fn(async () => {})
  const ownership = Object.assign(new EventEmitter(), { end: async () => {} })
  const owned = { embedded: { stop }, ownership }
  const start = { dataFolder, log: pino({ level: 'error' }, { write }), sessions: 60 }
  const running = keepRunning(owned as unknown as OwnedDatabase, start)
  ownership.emit('end')
  for (let tries = 1; tries <= 2; tries++) {
    await expect.poll(() => pauses.length).toBe(tries)
    pauses[tries - 1]?.end()
  }
  await expect.poll(() => lines.length).toBe(last)
  await stopped
  const failed = ['the database ended and is started again', 'the database did not start']
  expect(lines).toEqual([...failed, ...failed, ...failed].slice(0, last))
  expect([pauses.map(({ milliseconds }) => milliseconds), stop.mock.calls.length]).toEqual([[1_000, 1_000], 1])
})
