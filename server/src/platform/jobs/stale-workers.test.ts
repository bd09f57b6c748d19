import { setImmediate as turn } from 'node:timers/promises'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { programOfFile } from '../../testing-file.ts'
import { openClient } from '../database/connection.ts'
import { enqueue } from './enqueue.ts'
import type { JobTable } from './job-table.ts'
import { type Jobs, startJobs } from './start-jobs.ts'
import { releaseStaleJobs } from './start-worker-run.ts'

const program = await programOfFile()
let jobs: Jobs | undefined
const lines: { level: number; [name: string]: unknown }[] = []

beforeEach(async () => {
  lines.length = 0
  await query('delete from graphile_worker._private_jobs')
})
afterEach(() => jobs?.stop())

const connect = () => openClient(program.database.connection)
const query = async (text: string, values: unknown[] = []) => (await program.database.pool.query(text, values)).rows

async function startWork(table: JobTable): Promise<Jobs> {
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(JSON.parse(line)) })
  jobs = await startJobs({ ctx: { ...program.ctx, log }, pool: program.database.pool, connect, table, schedule: [] })
  return jobs
}

/** Queues a job that nobody here does, and that a worker has begun so many times. */
async function begun(key: string, { by, attempts = 1, queue }: { by: string; attempts?: number; queue?: string }) {
  await enqueue(program.ctx, 'nobody’s', {}, queue ? { key, queue } : { key })
  await query(
    'update graphile_worker._private_jobs set locked_by = $2, locked_at = now(), attempts = $3 where key = $1',
    [key, by, attempts],
  )
  if (!queue) return
  await query(
    'update graphile_worker._private_job_queues set locked_by = $2, locked_at = now() where queue_name = $1',
    [queue, by],
  )
}

const holders = async (table: 'jobs' | 'job_queues') =>
  (await query(`select locked_by from graphile_worker._private_${table} where locked_by is not null`)).map(
    ({ locked_by }) => locked_by,
  )

test('a job that somebody works on is theirs, however often it was begun, until they stop', async () => {
  const { promise: started, resolve: start } = Promise.withResolvers<void>()
  const { promise: ended, resolve: end } = Promise.withResolvers<void>()
  const order: string[] = []
  const working = await startWork({
    note: async () => {
      start()
      await ended
      order.push('done')
    },
  })
  await enqueue(program.ctx, 'note', {})
  await started
  const [holder] = await query(
    'update graphile_worker._private_jobs set attempts = max_attempts returning locked_by, run_at',
  )
  await begun('left', { by: 'pool-dead' })
  expect(await releaseStaleJobs(program.database.pool)).toBe(1)
  const [held] = await query(
    'select attempts = max_attempts as last, run_at from graphile_worker._private_jobs where key is null',
  )
  expect([await holders('jobs'), held]).toEqual([[holder.locked_by], { last: true, run_at: holder.run_at }])
  await query(`delete from graphile_worker._private_jobs where key = 'left'`)
  const stopped = working.stop().then(() => order.push('stopped'))
  for (let turns = 0; turns < 20; turns++) await turn()
  end()
  await stopped
  expect(order).toEqual(['done', 'stopped'])
  const isFree = 'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as free'
  expect(await query(isFree, [holder.locked_by])).toEqual([{ free: true }])
})

test('a job that fails is in the log, with its name, its number and the time that it is; its payload is not', async () => {
  await startWork({ note: () => Promise.reject(new Error('not today')) })
  await enqueue(program.ctx, 'note', { to: 'rosa@village.example' }, { key: 'failing' })
  const [{ id }] = await query("select id::int from graphile_worker._private_jobs where key = 'failing'")
  const failed = { level: 50, job: 'note', job_id: id, attempt: 1, msg: 'job failed' }
  await expect.poll(() => lines).toContainEqual(expect.objectContaining(failed))
  await jobs?.stop()
  expect(JSON.stringify(lines)).not.toContain('rosa')
})
