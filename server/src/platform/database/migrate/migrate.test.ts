import { afterAll, expect, test } from 'vitest'
import { asOwner, emptyTestDatabase } from '../testing.ts'
import { latestMigration, migrate, migrateTo, migrationsCurrent } from './migrate.ts'
import { findMigrations } from './migration-files.ts'

const open = await emptyTestDatabase()
const { owner, program } = open.roles
afterAll(open.close)

const history = async () => (await open.pool.query('select id, name, run_on from pgmigrations order by id')).rows

test('a database without tables is not ready, and says so without throwing', async () => {
  expect(await open.ready()).toBe(false)
})

test('two programs that start at once migrate an empty database once', async () => {
  await Promise.all([migrate(owner, program), migrate(owner, program), migrate(owner, program)])
  const { names } = await findMigrations()
  expect((await history()).map((row) => row.name)).toEqual(names)
  expect(await migrationsCurrent(open.pool)).toBe(true)
})

test('a second run changes nothing', async () => {
  const before = await history()
  await migrate(owner, program)
  await migrateTo(owner, await latestMigration())
  expect(await history()).toEqual(before)
})

test('a migration is known by its number: one that ran under an older name is not run again', async () => {
  const before = await history()
  await asOwner(open.pool, "update pgmigrations set name = '0003_finding' where name like '0003%'")
  await migrate(owner, program)
  await migrateTo(owner, (await latestMigration()).replace(/_.*/, '_an-older-name'))
  expect(await history()).toEqual(before)
})

test('the queue takes a job in the transaction of what it belongs to', async () => {
  const session = await open.pool.connect()
  await session.query('begin')
  await session.query("select graphile_worker.add_job('nothing')")
  await session.query('rollback')
  session.release()
  expect((await open.pool.query('select from graphile_worker.jobs')).rowCount).toBe(0)
})

test('a migration that this program does not know is refused by name', async () => {
  await expect(migrateTo(owner, '9999_from-the-future')).rejects.toThrow('9999_from-the-future')
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
    'drop table later; revoke select on listings from reable_program; grant update on volunteer_log to reable_program',
  )
  await migrate(owner, program)
  expect(await rightsOn('listings')).toEqual(['SELECT', 'INSERT', 'UPDATE', 'DELETE'])
  expect(await rightsOn('volunteer_log')).toEqual(['SELECT', 'INSERT'])
})
