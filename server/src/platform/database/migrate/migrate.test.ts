import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, inject, test } from 'vitest'
import { withClient } from '../connection.ts'
import { asOwner, emptyTestDatabase, temporaryFolder } from '../testing.ts'
import { latestMigration, migrate, migrateTo, migrationsCurrent, runAlone, runsAlone } from './migrate.ts'
import { findMigrations } from './migration-files.ts'

const open = await emptyTestDatabase()
const { owner, program } = open.roles
afterAll(open.close)

const history = async () => (await open.pool.query('select id, name, run_on from pgmigrations order by id')).rows

test('two programs that start at once migrate an empty database once', async () => {
  await Promise.all([migrate(owner, program), migrate(owner, program), migrate(owner, program)])
  const { names } = await findMigrations()
  expect((await history()).map((row) => row.name)).toEqual(names)
  expect(await migrationsCurrent(open.pool)).toBe(true)
})

const rightsOn = async (table: string) =>
  (
    await open.pool.query<{ name: string }>(
      `select name from unnest('{SELECT,INSERT,UPDATE,DELETE,TRUNCATE,REFERENCES,TRIGGER}'::text[]) name
       where has_table_privilege($1, name)`,
      [table],
    )
  ).rows.map(({ name }) => name)

test('the program works with rows, and with those that guard it less: it has no right beyond', async () => {
  expect(await rightsOn('listings')).toEqual(['SELECT', 'INSERT', 'UPDATE', 'DELETE'])
  expect(await rightsOn('volunteer_log')).toEqual(['SELECT', 'INSERT'])
  expect(await rightsOn('pgmigrations')).toEqual(['SELECT'])
  for (const forbidden of ['create table mine (id int)', 'create schema mine', 'truncate listings'])
    await expect(open.pool.query(forbidden)).rejects.toMatchObject({ code: '42501' })
})

test('a table that a later migration creates is worked with at once, and rights that went astray are put right', async () => {
  await asOwner(open.pool, 'create table later (id integer generated always as identity, words text)')
  await open.pool.query("insert into later (words) values ('here')")
  expect((await open.pool.query('select words from later')).rows).toEqual([{ words: 'here' }])
  await asOwner(
    open.pool,
    `drop table later; revoke select on listings from reable_program; grant update on volunteer_log to reable_program;
     revoke usage on schema graphile_worker from reable_program; revoke usage on sequence partners_id_seq from reable_program;
     revoke select on sequence listings_id_seq from reable_program`,
  )
  await migrate(owner, program)
  await open.pool.query("insert into partners (name) values ('again'); select last_value from listings_id_seq")
  await open.pool.query("begin; select graphile_worker.add_job('nothing'); select from graphile_worker.jobs; rollback")
  expect(await rightsOn('listings')).toEqual(['SELECT', 'INSERT', 'UPDATE', 'DELETE'])
  expect(await rightsOn('volunteer_log')).toEqual(['SELECT', 'INSERT'])
})

const addMigration = (name: string) =>
  asOwner(open.pool, `insert into pgmigrations (name, run_on) values ('${name}', now())`)
const removeMigration = (name: string) => asOwner(open.pool, `delete from pgmigrations where name = '${name}'`)

test('an older program goes on with a database to which a newer one added, and leaves the rights on it alone', async () => {
  await addMigration('9001_more')
  await asOwner(open.pool, 'create table newer_log (id integer); revoke update on newer_log from reable_program')
  await migrate(owner, program)
  expect(await open.ready()).toBe(true)
  expect(await rightsOn('newer_log')).toEqual(['SELECT', 'INSERT', 'DELETE'])
  await asOwner(open.pool, 'drop table newer_log')
  await removeMigration('9001_more')
})

test('what a newer program took away stops the programs that use it, and no others', async () => {
  const latest = (await latestMigration()).slice(0, 4)
  await addMigration(`9002_contract-from-${latest}-old-names`)
  await migrate(owner, program)
  await removeMigration(`9002_contract-from-${latest}-old-names`)
  await addMigration('9003_contract-from-9001-old-names')
  await expect(migrate(owner, program)).rejects.toThrow(
    'The database has 9003_contract-from-9001-old-names, which takes away what this program uses: start one that knows the migration 9001, or restore a backup.',
  )
  await removeMigration('9003_contract-from-9001-old-names')
})

test('a migration beside the work makes its index anew after a try that was cut, while somebody starts and waits', async () => {
  const folder = await temporaryFolder('reable-migration-')
  const name = '9004_concurrently-index-prices'
  await writeFile(
    join(folder, `${name}.sql`),
    '-- Up Migration\ncreate index concurrently if not exists by_price on listings (price);\n',
  )
  await asOwner(open.pool, 'create index by_price on listings (price)')
  await withClient({ ...owner, ...inject('testCluster').superuser }, (client) =>
    client.query("update pg_index set indisvalid = false where indexrelid = 'by_price'::regclass"),
  )
  await withClient(owner, async (client) => {
    await client.query('select pg_advisory_lock(7241865325823964)')
    const waiting = migrate(owner, program)
    await runAlone(client, folder, name)
    await client.query('select pg_advisory_unlock(7241865325823964)')
    await waiting
  })
  const { rows } = await open.pool.query("select indisvalid from pg_index where indexrelid = 'by_price'::regclass")
  expect(rows).toEqual([{ indisvalid: true }])
  await asOwner(open.pool, 'drop index by_price')
  await removeMigration(name)
  await writeFile(join(folder, `${name}.sql`), 'create index by_price on listings (price); analyze listings;')
  await expect(withClient(owner, (client) => runAlone(client, folder, name))).rejects.toThrow('is not one statement')
  expect(await asOwner(open.pool, "select from pg_class where relname = 'by_price'")).toEqual([])
  await rm(folder, { recursive: true })
})

test('a migration that waits for a table lets everybody pass after a second, and tries again', async () => {
  const { names } = await findMigrations()
  // One that runs alone builds an index concurrently, for which nobody has to wait.
  const last = names.findLastIndex((name) => !runsAlone(name))
  const other = await emptyTestDatabase()
  await migrateTo(other.roles.owner, names[last - 1] as string)
  const applied = await asOwner<{ name: string }>(other.pool, 'select name from pgmigrations order by id')
  expect(applied.map(({ name }) => name)).toEqual(names.slice(0, last))
  await withClient(other.roles.owner, async (client) => {
    await client.query('begin; lock pgmigrations in share mode')
    const migrating = migrate(other.roles.owner, other.roles.program)
    const waiting = async () =>
      (
        await asOwner(
          other.pool,
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).length
    await expect.poll(waiting, { interval: 5 }).toBe(1)
    await expect.poll(waiting).toBe(0)
    await client.query('commit')
    await migrating
  })
  expect(await other.ready()).toBe(true)
  await other.close()
})
