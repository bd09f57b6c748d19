import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type OpenDatabase, openDatabase } from '../connect.ts'
import { describeConnection, withClient } from '../connection.ts'
import { migrate } from '../migrate/migrate.ts'
import { quietLog, temporaryFolder } from '../testing.ts'
import { type Embedded, startEmbedded } from './embedded.ts'

let folder: string
let dataFolder: string
let open: OpenDatabase[]

beforeEach(async () => {
  folder = await temporaryFolder('reable-role-')
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

async function start(options?: { beside: boolean }): Promise<OpenDatabase> {
  const one = await openDatabase(
    { dataFolder, database: { url: undefined, ownerUrl: undefined, poolSize: 2 } },
    quietLog,
    options,
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

/** Whom an older program worked as: as superuser, or as a role that owned the database. */
const olderRoles = ['reable', 'reable_program'] as const

/** A data folder as such a program left it: its server still runs, as after a kill. */
async function olderFolder(role: (typeof olderRoles)[number] = 'reable'): Promise<Embedded> {
  const embedded = await startEmbedded({ dataFolder, log: quietLog, durable: false })
  await withClient(describeConnection(embedded.connection), async (client) => {
    if (role !== 'reable') await client.query(`create role ${role} login password 'older'`)
    await client.query(`create database reable owner ${role}`)
  })
  const entered = role === 'reable' ? {} : { user: role, password: 'older' }
  const older = describeConnection({ ...embedded.connection, ...entered, database: 'reable' })
  await migrate(older)
  await withClient(older, async (client) => {
    await client.query("insert into partners (name) values ('kept')")
    await client.query("select graphile_worker.add_job('send-mail')")
  })
  return embedded
}

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

test.each(olderRoles)(
  'a data folder of an older program, which worked as %s, is taken over while it runs: everything is there, and is the owner’s',
  async (role) => {
    const older = await olderFolder(role)
    const [{ pool, ready }] = await Promise.all([start({ beside: true }), start({ beside: true })])
    expect(await ready()).toBe(true)
    expect((await startEmbedded({ dataFolder, log: quietLog })).pid).toBe(older.pid)
    expect((await pool.query(rights)).rows).toEqual([noRights])
    expect((await pool.query('select name from partners')).rows).toEqual([{ name: 'kept' }])
    expect((await pool.query('select task_identifier from graphile_worker.jobs')).rowCount).toBe(1)
    expect(await asSuperuser(ownedByOthers)).toEqual([])
    await expect(pool.query('alter table people add column later text')).rejects.toMatchObject({ code: '42501' })
    await pool.query("insert into partners (name) values ('new'); select graphile_worker.add_job('send-mail')")
  },
)

test.each(olderRoles)('a data folder that was taken over from %s stays so at the start after', async (role) => {
  await (await olderFolder(role)).stop()
  await (await start()).close()
  const { pool } = await start()
  expect((await pool.query('select name from partners')).rows).toEqual([{ name: 'kept' }])
  expect((await pool.query(rights)).rows).toEqual([noRights])
})

test('a transfer that is aborted leaves the folder as it was, and is done again', async () => {
  const older = await olderFolder()
  const waiting = "from pg_stat_activity where wait_event_type = 'Lock' and datname = 'reable'"
  await withClient(describeConnection({ ...older.connection, database: 'reable' }), async (client) => {
    // The transfer waits for this lock, and is cut while it waits.
    await client.query('begin; lock table people')
    const starting = start()
    while (!(await asSuperuser(`select ${waiting}`)).length);
    expect(await asSuperuser("select from pg_roles where rolname = 'reable_owner'")).toEqual([])
    await asSuperuser(`select pg_terminate_backend(pid) ${waiting}`)
    await client.query('commit')
    const { pool } = await starting
    expect((await pool.query('select name from partners')).rows).toEqual([{ name: 'kept' }])
  })
  expect(await asSuperuser(ownedByOthers)).toEqual([])
})
