import { afterAll, beforeAll, expect, test } from 'vitest'
import { minute } from '#platform/clock'
import { testProgram } from '../../testing.ts'
import { enqueue } from './enqueue.ts'
import { readQueue } from './read-queue.ts'

let program: Awaited<ReturnType<typeof testProgram>>
beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

/** Queues a job and changes what the queue says of it. */
async function job(key: string, change: string): Promise<void> {
  await enqueue(program.ctx, 'note', {}, { key })
  await program.database.pool.query(`update graphile_worker._private_jobs set ${change} where key = $1`, [key])
}

test('the queue says what is due, since when, what failed and what is not tried again', async () => {
  const now = new Date('2026-11-20T20:00:00Z')
  const ctx = { ...program.ctx, clock: { now: () => now } }
  expect(await readQueue(ctx)).toEqual({ waiting: 0, oldest: null, failing: 0, givenUp: 0, setAside: [] })
  await job('later', "run_at = now() + interval '1 hour'")
  expect(await readQueue(ctx)).toEqual({ waiting: 0, oldest: null, failing: 0, givenUp: 0, setAside: [] })
  await job('due', "run_at = now() - interval '10 minutes'")
  await job('due again', "run_at = now() - interval '1 second', last_error = 'no', attempts = 1")
  await job('tried later', "run_at = now() + interval '1 hour', last_error = 'no', attempts = 1")
  await job('given up', "run_at = now() - interval '2 hours', last_error = 'no', attempts = max_attempts")
  await job('at work', "run_at = now() - interval '2 hours', last_error = 'no', locked_at = now(), locked_by = 'us'")
  const queue = await readQueue(ctx)
  expect(queue).toMatchObject({ waiting: 2, failing: 2, givenUp: 1 })
  const since = now.getTime() - (queue.oldest?.getTime() ?? 0)
  expect([since >= 10 * minute, since < 12 * minute]).toEqual([true, true])
})
