import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderStorage } from '#platform/storage'
import { latestMigration, migrate } from '../migrate/migrate.ts'
import { readBackup } from '../restore/restore.ts'
import { asOwner, emptyTestDatabase, quietLog, temporaryFolder, testDatabase } from '../testing.ts'
import { writeArchive } from './archive.ts'
import { type BackupSummary, writeBackup } from './backup.ts'
import { backupFile } from './backup-source.ts'

const source = await testDatabase()
const folder = await temporaryFolder('reable-backup-')
const file = join(folder, 'backup.tar.gz')
const pictures = folderStorage(join(folder, 'pictures'))
const closing: (() => Promise<void>)[] = [source.close]

afterAll(async () => {
  for (const close of closing) await close()
  await rm(folder, { recursive: true, force: true })
})

let written: BackupSummary

const awkward = 'a tab\t, a backslash \\, a line\nend, \\N, "quotes", naïve café 🦽'

beforeAll(async () => {
  await fill(source.pool)
  await pictures.put('pictures/ab/cdef.webp', Buffer.from([0, 1, 2, 255]))
  await pictures.put('pictures/00/11.webp', Buffer.alloc(100_000, 7))
  written = await writeBackup({ open: source, storage: pictures, file, log: quietLog })
})

async function fill(pool: Pool): Promise<void> {
  await pool.query("insert into locations values (1, 'Burnaby', 'city', 49.2488, -122.9805)")
  await pool.query("insert into categories values (1, 'Walking', '')")
  await pool.query(
    `insert into equipment_fields
      (name, label, field_type, unit, numeric, minimum, maximum, options, tooltip, private, number)
      values ('w', 'Width', 'unit_text_field', null, true, 0.5, 1e9, '{}', '', false, 1)`,
  )
  await pool.query("insert into limit_counts values ('log-in', 'a', now(), 3)")
  await pool.query("insert into partners (name) values ('gone'), ($1)", [awkward])
  await pool.query("delete from partners where name = 'gone'")
  await pool.query("insert into people (email, partner_id, created_at) values ('Ann@example.ca', 2, now())")
  await pool.query("insert into sessions values ('\\x00ff10', 1, now(), 'infinity')")
  await pool.query(
    `insert into mails (message_id, recipient, subject, html, plain, headers, created_at)
     select 'mail-' || n, 'ann@example.ca', $1, repeat($1, 50), '', '{"a": "b\\tc"}', now() from generate_series(1, 3000) n`,
    [awkward],
  )
  await pool.query(
    `select graphile_worker.add_job('send-mail', '{"mail": 1}', 'mails', now() + '1 day', 9, 'mail-1', 2, '{slow}')`,
  )
  await pool.query(`select graphile_worker.add_job('send-mail', '{"mail": 2}')`)
  await pool.query("update graphile_worker._private_jobs set attempts = 4, last_error = $1 where key = 'mail-1'", [
    awkward,
  ])
  await pool.query("update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now() where key is null")
}

async function openRestoreTarget() {
  const target = await emptyTestDatabase()
  closing.push(target.close)
  const storage = folderStorage(join(folder, target.name))
  const restore = (from = file) => readBackup({ roles: target.roles, storage, from: backupFile(from), log: quietLog })
  return { target, storage, restore }
}

/** Everything in the program's tables, and what holds them together, in an order that does not depend on storage. */
async function contents(pool: Pool): Promise<Record<string, unknown>> {
  const tables = await pool.query(
    "select tablename from pg_tables where schemaname = 'public' and tablename not in ('pgmigrations', 'changes', 'listing_moves')",
  )
  const rowsByTable: Record<string, unknown> = {}
  for (const { tablename } of tables.rows) {
    rowsByTable[tablename] = (await pool.query(`select to_jsonb(t)::text as row from ${tablename} t order by 1`)).rows
  }
  const constraints = `
    select conrelid::regclass::text, conname, pg_get_constraintdef(oid), convalidated
    from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`
  // Those that refuse and count are at work again.
  const triggers = `
    select tgrelid::regclass::text, tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`
  const held = { constraints: (await pool.query(constraints)).rows, triggers: (await pool.query(triggers)).rows }
  return { ...rowsByTable, ...held }
}

const jobs = async (pool: Pool) =>
  (
    await pool.query(`
      select task.identifier, payload, queue_name, run_at, max_attempts, key, priority, flags, attempts, last_error
      from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id
      left join graphile_worker._private_job_queues queue on queue.id = job.job_queue_id order by job.id`)
  ).rows

test('what was saved comes back: every table, every constraint, every picture', async () => {
  const { target, storage, restore } = await openRestoreTarget()
  const summary = await restore()
  const { constraints: _, triggers: __, ...tables } = await contents(source.pool)
  const saved = Object.values(tables).reduce((sum: number, rows) => sum + (rows as unknown[]).length, 0)
  expect(summary).toMatchObject({ rows: saved, jobs: 2, objects: 2 })
  expect(summary).toEqual(written)
  // Nobody else on the machine reads it.
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await contents(target.pool)).toEqual(await contents(source.pool))
  expect(await storage.read('pictures/ab/cdef.webp')).toEqual(Buffer.from([0, 1, 2, 255]))
  expect(await storage.read('pictures/00/11.webp')).toEqual(Buffer.alloc(100_000, 7))
  expect(await target.ready()).toBe(true)
  // What the planner knows of the tables is known at once.
  const { rows } = await target.pool.query("select reltuples from pg_class where oid = 'mails'::regclass")
  expect(rows).toEqual([{ reltuples: 3000 }])
})

test('waiting jobs come back with all they carry, and are not locked', async () => {
  const { target, restore } = await openRestoreTarget()
  await restore()
  expect(await jobs(target.pool)).toEqual(await jobs(source.pool))
  expect((await target.pool.query('select from graphile_worker.jobs where locked_by is not null')).rowCount).toBe(0)
})

test('a database that is not empty is refused and stays as it is', async () => {
  const { target, restore } = await openRestoreTarget()
  await migrate(target.roles.owner, target.roles.program)
  await target.pool.query("insert into partners (name) values ('mine')")
  await expect(restore()).rejects.toThrow('The database holds something already (in partners)')
  expect((await target.pool.query('select name from partners')).rows).toEqual([{ name: 'mine' }])
  await target.pool.query("delete from partners; select graphile_worker.add_job('send-mail')")
  await expect(restore()).rejects.toThrow('The database holds something already (in _private_jobs)')
})

test('a cut, an altered or a foreign file is refused, leaves no rows, and the right one still goes in afterwards', async () => {
  const { target, restore } = await openRestoreTarget()
  const whole = await readFile(file)
  const bad = join(folder, 'bad.tar.gz')
  // The second lacks the sum at its very end alone.
  for (const length of [whole.length / 2, whole.length - 4]) {
    await writeFile(bad, whole.subarray(0, length))
    await expect(restore(bad)).rejects.toThrow('no backup of this program, or it is damaged')
  }
  const missingLine = gunzipSync(whole).toString('latin1').replace('"rows": 3000', '"rows": 3001')
  await writeFile(bad, gzipSync(Buffer.from(missingLine, 'latin1')))
  await expect(restore(bad)).rejects.toThrow('rows of mails are missing')
  await writeFile(bad, 'something else')
  await expect(restore(bad)).rejects.toThrow('no backup of this program')
  await expect(restore(join(folder, 'absent'))).rejects.toThrow('cannot be read (ENOENT)')
  expect(await asOwner(target.pool, 'select from mails')).toEqual([])
  await restore()
  expect((await target.pool.query('select from mails')).rowCount).toBe(3000)
})

test('a format or a migration from the future is refused before anything is touched', async () => {
  const { target, restore } = await openRestoreTarget()
  const future = join(folder, 'future.tar.gz')
  const write = (manifest: object) =>
    writeArchive(future, (add) => add('manifest.json', Buffer.from(JSON.stringify(manifest))))
  await write({ format: 2 })
  await expect(restore(future)).rejects.toThrow('The backup has the format 2; this program reads 1.')
  const manifest = { format: 1, made_at: new Date().toISOString(), tables: [], jobs: 0, sequences: {} }
  await write({ ...manifest, migration: '9999_from-the-future' })
  await expect(restore(future)).rejects.toThrow('made by a newer program (migration 9999_from-the-future)')
  await write({ ...manifest, migration: await latestMigration() })
  await expect(restore(future)).rejects.toThrow('pictures are missing')
  expect((await target.pool.query("select to_regclass('people') as people")).rows[0].people).toBe('people')
})

test('a backup that fails leaves the earlier one in place and nothing beside it', async () => {
  const before = await readFile(file)
  const storage = { ...pictures, read: () => Promise.reject(new Error('the disk is tired')) }
  await expect(writeBackup({ open: source, storage, file, log: quietLog })).rejects.toThrow('the disk is tired')
  expect(await readFile(file)).toEqual(before)
  expect((await readdir(folder)).filter((name) => name.includes('unfinished'))).toEqual([])
})
