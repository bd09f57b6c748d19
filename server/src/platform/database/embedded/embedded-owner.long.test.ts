import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type OpenDatabase, openDatabase } from '../connect.ts'
import { describeConnection, withClient } from '../connection.ts'
import { quietLog, temporaryFolder } from '../testing.ts'
import { startEmbedded } from './embedded.ts'

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

test('the program works in a role that may do nothing with the server, and owns nothing', async () => {
  const { pool } = await start()
  expect((await pool.query(rights)).rows).toEqual([noRights])
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
