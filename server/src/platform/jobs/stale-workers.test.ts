import { setImmediate as turn } from 'node:timers/promises'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { testProgram } from '../../testing.ts'
import { openClient } from '../database/connection.ts'
import { enqueue } from './enqueue.ts'
import type { JobTable } from './job-table.ts'
import { releaseStaleJobs } from './stale-workers.ts'
import { type Jobs, startJobs } from './start-jobs.ts'
import { bringForward } from './start-worker-run.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let jobs: Jobs | undefined
const lines: { level: number; [name: string]: unknown }[] = []

beforeAll(async () => {
  program = await testProgram()
})
beforeEach(async () => {
  lines.length = 0
  await query('delete from graphile_worker._private_jobs')
})
afterEach(() => jobs?.stop())
afterAll(() => program.close())

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

test('what workers that died had begun is free when others start, the queues too, and the log says of how many', async () => {
  await begun('one', { by: 'pool-dead' })
  await begun('two', { by: 'pool-dead', queue: 'in order' })
  await begun('three', { by: 'pool-gone' })
  await startWork({ other: async () => undefined })
  expect([await holders('jobs'), await holders('job_queues')]).toEqual([[], []])
  expect(lines).toEqual([expect.objectContaining({ released: 2 })])
})

test('a queue whose worker died is free, though its job is gone', async () => {
  await begun('ended', { by: 'pool-dead', queue: 'in order' })
  await query('update graphile_worker._private_jobs set locked_by = null, locked_at = null')
  expect(await releaseStaleJobs(program.database.pool)).toBe(1)
  expect(await holders('job_queues')).toEqual([])
})

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

test('after a clock that was ahead what is due within a day stays where it is', async () => {
  const schedules = 'graphile_worker._private_known_crontabs'
  await query(`delete from ${schedules}`)
  for (const [key, hours] of [
    ['soon', 23],
    ['ahead', 25],
  ] as const)
    await enqueue(program.ctx, 'note', {}, { key, delay: hours * 3_600_000 })
  await query(`insert into ${schedules} (identifier, known_since, last_execution) values
    ('as ever', now() - interval '1 year', now() + interval '23 hours'),
    ('new', now() + interval '23 hours', null),
    ('new, ahead', now() + interval '25 hours', null),
    ('ahead', now() - interval '1 year', now() + interval '25 hours')`)
  expect([await bringForward(program.database.pool), await bringForward(program.database.pool)]).toEqual([3, 0])
  expect(await query('select key, run_at > now() as later from graphile_worker._private_jobs order by key')).toEqual([
    { key: 'ahead', later: false },
    { key: 'soon', later: true },
  ])
  const times = 'known_since > now() as known_later, last_execution > now() as done_later'
  expect(await query(`select identifier, ${times} from ${schedules} order by identifier`)).toEqual([
    { identifier: 'ahead', known_later: false, done_later: null },
    { identifier: 'as ever', known_later: false, done_later: true },
    { identifier: 'new', known_later: true, done_later: null },
    { identifier: 'new, ahead', known_later: false, done_later: null },
  ])
  await query(`delete from ${schedules}`)
})

test('a job under a key takes the place of the one before it, at its own time or at that of the first', async () => {
  const queued = async (keepRunAt: boolean) => {
    const key = `key ${keepRunAt}`
    for (const [number, hours] of [
      [1, 1],
      [2, 3],
    ] as const)
      await enqueue(program.ctx, 'note', { number }, { key, keepRunAt, delay: hours * 3_600_000 })
    return query(
      `select payload, round(extract(epoch from run_at - now()) / 3600)::int as hours
       from graphile_worker._private_jobs where key = $1`,
      [key],
    )
  }
  expect(await queued(false)).toEqual([{ payload: { number: 2 }, hours: 3 }])
  expect(await queued(true)).toEqual([{ payload: { number: 2 }, hours: 1 }])
})
