import { afterAll, expect, test } from 'vitest'
import { emptyTestDatabase } from '../testing.ts'
import { latestMigration, migrate, migrateTo, migrationsCurrent } from './migrate.ts'
import { findMigrations } from './migration-files.ts'

const open = await emptyTestDatabase()
afterAll(open.close)

const history = async () => (await open.pool.query('select id, name, run_on from pgmigrations order by id')).rows

test('a database without tables is not ready, and says so without throwing', async () => {
  expect(await open.ready()).toBe(false)
})

test('two programs that start at once migrate an empty database once', async () => {
  await Promise.all([migrate(open.connection), migrate(open.connection), migrate(open.connection)])
  const { names } = await findMigrations()
  expect((await history()).map((row) => row.name)).toEqual(names)
  expect(await migrationsCurrent(open.pool)).toBe(true)
})

test('a second run changes nothing', async () => {
  const before = await history()
  await migrate(open.connection)
  await migrateTo(open.connection, await latestMigration())
  expect(await history()).toEqual(before)
})

test('a migration is known by its number: one that ran under an older name is not run again', async () => {
  const before = await history()
  await open.pool.query("update pgmigrations set name = '0003_finding' where name like '0003%'")
  await migrate(open.connection)
  await migrateTo(open.connection, (await latestMigration()).replace(/_.*/, '_an-older-name'))
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
  await expect(migrateTo(open.connection, '9999_from-the-future')).rejects.toThrow('9999_from-the-future')
})
