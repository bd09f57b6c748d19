import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'
import { inTransaction } from '#platform/context'
import { programOfFile } from '../../testing-file.ts'
import { openClient, withClient } from '../database/connection.ts'
import { testConnection } from '../database/testing.ts'
import { enqueue } from './enqueue.ts'
import type { JobTable } from './job-table.ts'
import { type Jobs, startJobs } from './start-jobs.ts'

const program = await programOfFile()
let jobs: Jobs | undefined

beforeEach(async () => {
  await program.database.pool.query('delete from graphile_worker._private_jobs')
})
afterEach(async () => {
  await allowConnections(true)
  await jobs?.stop()
})

const connect = () => openClient(program.database.connection)

async function startWork(table: JobTable, ctx = program.ctx) {
  jobs = await startJobs({ ctx, pool: program.database.pool, connect, table, schedule: [] })
}

const eventually = (check: () => boolean | Promise<boolean>) => expect.poll(check).toBe(true)

const waiting = async () => {
  const { rows } = await program.database.pool.query('select count(*)::int as n from graphile_worker.jobs')
  return rows[0].n
}

test('a job runs when its transaction commits, and not when it does not', async () => {
  const done: unknown[] = []
  await startWork({ note: async (_ctx, payload) => done.push(payload) })
  await inTransaction(program.ctx, async (ctx) => {
    await enqueue(ctx, 'note', { number: 1 })
    throw new Error('changed my mind')
  }).catch(() => undefined)
  await inTransaction(program.ctx, (ctx) => enqueue(ctx, 'note', { number: 2 }))
  await eventually(() => done.length > 0)
  expect(done).toEqual([{ number: 2 }])
})

/** As a database that was killed: nobody is connected and nobody can be, until `allowed`. */
async function allowConnections(allowed: boolean) {
  const { name } = program.database
  await withClient({ ...testConnection('postgres'), ...inject('testCluster').superuser }, async (client) => {
    await client.query(`alter database ${name} allow_connections ${allowed}`)
    if (!allowed)
      await client.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and usename = 'reable_program'",
        [name],
      )
  })
}

test('a database that goes away while jobs run ends no program; they are taken up again when it is back', async () => {
  const done: unknown[] = []
  const lines: string[] = []
  const refusals = () => lines.filter((line) => line.includes('jobs cannot start yet')).length
  let tries = 0
  const table: JobTable = {
    look: async (ctx) => {
      tries++
      lines.length = 0
      if (tries <= 2) await allowConnections(false)
      if (tries === 1) await sql`select 1`.execute(ctx.db)
      done.push('looked')
    },
    note: async (_ctx, payload) => done.push(payload),
  }
  await startWork(table, {
    ...program.ctx,
    log: pino({ level: 'warn' }, { write: (line: string) => lines.push(line) }),
  })
  // The first try fails with its connection, and so does storing its failure; of the second only storing the result fails.
  for (const lost of [1, 2]) {
    if (lost === 1) await enqueue(program.ctx, 'look', {})
    await eventually(() => tries === lost && refusals() > 0)
    await allowConnections(true)
  }
  await eventually(async () => tries === 3 && (await waiting()) === 0)
  await enqueue(program.ctx, 'note', { number: 3 })
  await eventually(() => done.length === 3)
  expect(done).toEqual(['looked', 'looked', { number: 3 }])
})

test('after a clock that was a year ahead is right again, what was queued meanwhile is done and schedules go on', async () => {
  const { pool } = program.database
  const done: unknown[] = []
  await enqueue(program.ctx, 'note', { number: 'ahead' }, { key: 'ahead', delay: 365 * 24 * 3_600_000 })
  await pool.query(`insert into graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    values ('tend', now() + interval '1 year', now() + interval '1 year')`)
  await startWork({ note: async (_ctx, payload) => done.push(payload) })
  await expect.poll(() => done).toContainEqual({ number: 'ahead' })
  const text = "select last_execution from graphile_worker._private_known_crontabs where identifier = 'tend'"
  expect((await pool.query(text)).rows).toEqual([{ last_execution: null }])
})
