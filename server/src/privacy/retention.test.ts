import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { accountJobs } from '#accounts'
import { contactJobs } from '#contact'
import { messageJobs } from '#messages'
import { pictureJobs } from '#pictures'
import { day, hour } from '#platform/clock'
import { idempotencyJobs } from '#platform/idempotency'
import type { JobTable } from '#platform/jobs'
import { volunteerJobs } from '#volunteers'
import { someListing, someone } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { scheduleOf } from '../worker/schedule.ts'
import { privacyJobs } from './jobs.ts'
import { expiringRows } from './testing-retention.ts'

const now = new Date('2026-11-20T20:00:00Z')

const program = await programOfFile()
setTime(0)
const owner = await someone(program.ctx)
const fixture = { person: owner, listingId: await someListing(program.ctx, owner), at: now }

/** Sets the clock to so many milliseconds after the beginning. */
function setTime(milliseconds: number): void {
  const moment = new Date(now.getTime() + milliseconds)
  program.ctx.clock = { now: () => moment }
}

const document = readFileSync(join(import.meta.dirname, '../../../docs/retention.md'), 'utf8')
const [, tables = ''] = document.split(/^## /m)

/** The lines of the page’s first table. */
const lines = tables
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, names = '', , howLong = '', who = '']) => ({
    names: [...names.matchAll(/`([\w.]+)`/g)].map(([, name]) => name ?? ''),
    howLong,
    job: /`([\w-]+)`/.exec(who)?.[1],
  }))

const jobs: JobTable = {
  ...accountJobs,
  ...volunteerJobs,
  ...contactJobs,
  ...messageJobs,
  ...idempotencyJobs,
  ...pictureJobs,
  ...privacyJobs,
}

const count = async (table: string): Promise<number> =>
  (await program.database.pool.query(`select from ${table}`)).rowCount ?? 0

test('every table of the database has its line', async () => {
  const { rows } = await program.database.pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'pgmigrations' order by 1",
  )
  expect(lines.flatMap(({ names }) => names).sort()).toEqual(
    [...rows.map(({ name }) => name), 'graphile_worker.jobs'].sort(),
  )
})

test('what no job deletes is bounded by something else, with the reason', () => {
  for (const { names, howLong, job } of lines)
    if (!job) expect([names, howLong]).toEqual([names, expect.stringMatching(/^(kept while|bounded by) /)])
})

test('every job that deletes something is scheduled', () => {
  const scheduled = scheduleOf({ isProduction: true, makesBackups: false }).map(({ task }) => task)
  for (const { job } of lines) if (job) expect(scheduled).toContain(job)
})

const rules = lines.flatMap(({ names: [table = ''], howLong, job = '' }) => {
  const days = Number(/^(\d+) days? after/.exec(howLong)?.[1])
  return job ? [{ table, days, job }] : []
})

test.each(rules)(
  'a row of $table is there an hour before its $days days are over, and gone an hour after',
  async ({ table, days, job }) => {
    const run = (at: number) => {
      setTime(at)
      return jobs[job]?.(program.ctx, {})
    }
    setTime(0)
    const before = await count(table)
    await expiringRows[table]?.(program, fixture)
    expect(await count(table)).toBe(before + 1)
    await run(days * day - hour)
    expect(await count(table)).toBe(before + 1)
    await run(days * day + hour)
    expect(await count(table)).toBe(before)
  },
)

test('the sheet of a handover that was called off is there for 180 days after that', async () => {
  const { db } = program.ctx
  setTime(0)
  await expiringRows.handover_sheets?.(program, fixture)
  await db.updateTable('handover_sheets').set({ ended_at: now }).execute()
  for (const [milliseconds, left] of [
    [180 * day, 1],
    [180 * day + hour, 0],
  ] as const) {
    setTime(milliseconds)
    await jobs['sweep-old']?.(program.ctx, {})
    expect(await count('handover_sheets')).toBe(left)
  }
})

test('why a listing is hidden is there as long as it is hidden; of others it goes after its time', async () => {
  const { ctx } = program
  setTime(0)
  const [hidden, shown] = [await someListing(ctx, owner), await someListing(ctx, owner)]
  const decided = { reasons: ['reported'], gravity: 2, opened_at: now, closed_at: now }
  await ctx.db
    .insertInto('cases')
    .values([hidden, shown].map((listing_id) => ({ ...decided, listing_id })))
    .execute()
  await ctx.db.updateTable('listings').set({ held_at: now, held_why: 'reports' }).where('id', '=', hidden).execute()
  setTime(2000 * day)
  await jobs['sweep-old']?.(ctx, {})
  const cases = ctx.db.selectFrom('cases').select('listing_id').where('listing_id', 'in', [hidden, shown])
  expect(await cases.execute()).toEqual([{ listing_id: hidden }])
})

test('a sweep takes away thousands of rows, batch by batch', async () => {
  const { pool } = program.database
  await pool.query(
    `insert into limit_counts (name, person, window_start, used)
     select 'many', n::text, $1::timestamptz, 1 from generate_series(1, 2500) n`,
    [now],
  )
  setTime(3 * day)
  await jobs['sweep-old']?.(program.ctx, {})
  expect(await count('limit_counts')).toBe(0)
})
