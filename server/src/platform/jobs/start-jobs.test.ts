import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { second } from '#platform/clock'
import { testProgram } from '../../testing.ts'
import { openClient } from '../database/connection.ts'
import { asOwner } from '../database/testing.ts'
import { controlPauses } from '../testing-pauses.ts'
import { enqueue } from './enqueue.ts'
import { startJobs } from './start-jobs.ts'

test('while the queue cannot be read its jobs are started anew once a second, and no more often, until it can', async () => {
  const program = await testProgram()
  const { pool, connection } = program.database
  const lines: string[] = []
  const refusals = () => lines.filter((line) => line.includes('jobs cannot start yet')).length
  const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
  const away = (isAway: boolean) =>
    asOwner(
      pool,
      `alter table graphile_worker.${isAway ? '_private_jobs rename to away' : 'away rename to _private_jobs'}`,
    )
  let times = 0
  const table = { leave: async () => void (times++ || (await away(true))) }
  const pauses = controlPauses(second)
  const jobs = await startJobs({
    ...{ ctx: { ...program.ctx, log }, pool, table, schedule: [] },
    connect: () => openClient(connection),
  })
  onTestFinished(async () => {
    await jobs.stop()
    await program.close()
  })
  await enqueue(program.ctx, 'leave', {})
  for (let tries = 1; tries <= 3; tries++) {
    await expect.poll(() => pauses.length).toBe(tries)
    // Who waits for nobody has been refused again before somebody else is so often.
    for (let asked = 0; asked < 20; asked++)
      await expect(pool.query('select from graphile_worker._private_jobs')).rejects.toThrow()
    expect(refusals()).toBe(tries)
    if (tries === 3) await away(false)
    pauses.at(-1)?.end()
  }
  await expect.poll(() => times).toBe(2)
})

test('a queue whose tasks cannot be read at the start is started anew, and its jobs are taken up', async () => {
  const program = await testProgram()
  const { pool, connection } = program.database
  const rename = (from: string, to: string) => asOwner(pool, `alter table graphile_worker.${from} rename to ${to}`)
  let times = 0
  const leave = async () => {
    if (times++) return
    await rename('_private_tasks', 'tasks_away')
    await rename('_private_jobs', 'jobs_away')
  }
  const pauses = controlPauses(second)
  const jobs = await startJobs({
    ...{ ctx: program.ctx, pool, table: { leave }, schedule: [] },
    connect: () => openClient(connection),
  })
  onTestFinished(async () => {
    await jobs.stop()
    await program.close()
  })
  await enqueue(program.ctx, 'leave', {})
  await expect.poll(() => pauses.length).toBe(1)
  await rename('jobs_away', '_private_jobs')
  pauses.at(-1)?.end()
  await expect.poll(() => pauses.length).toBe(2)
  await rename('tasks_away', '_private_tasks')
  pauses.at(-1)?.end()
  await expect.poll(() => times).toBe(2)
})

test('a start whose heartbeat cannot begin is refused once the jobs that it began have ended', async () => {
  const program = await testProgram()
  onTestFinished(program.close)
  const { pool } = program.database
  const [begun, may] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const events: string[] = []
  const table = {
    long: async () => {
      begun.resolve()
      await may.promise
      events.push('the job ended')
    },
  }
  const connect = async () => {
    await begun.promise
    throw new Error('no session is left')
  }
  await enqueue(program.ctx, 'long', {})
  const starting = startJobs({ ctx: program.ctx, pool, table, schedule: [], connect })
  const refused = starting.catch(({ message }: Error) => events.push(message))
  await begun.promise
  // Who waits for nobody has been refused before somebody else is answered so often.
  for (let asked = 0; asked < 20; asked++) await pool.query('select 1')
  may.resolve()
  await refused
  expect(events).toEqual(['the job ended', 'no session is left'])
})
