import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { programOfFile } from '../../testing-file.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { readQueue } from '../jobs/read-queue.ts'

const program = await programOfFile()
let child: ChildProcess | undefined

beforeEach(async () => {
  await program.database.pool.query('delete from graphile_worker._private_jobs')
})
afterEach(() => {
  child?.kill('SIGKILL')
})

type Line = { said?: string; msg?: string; under_way?: string[] }

/** Starts a process that works the queue; its lines, and how it ends. */
function start() {
  const { types: _, ...connection } = program.database.connection
  const started = spawn(process.execPath, [join(import.meta.dirname, 'testing-blocked.ts')], {
    env: { ...process.env, NODE_OPTIONS: '', CONNECTION: JSON.stringify(connection) },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  child = started
  const lines: Line[] = []
  createInterface({ input: started.stdout }).on('line', (line) => lines.push(JSON.parse(line)))
  return { child: started, lines, closed: once(started, 'close').then(([code, signal]) => ({ code, signal, lines })) }
}

const flagsOf = async (task: string) => {
  const { rows } = await program.database.pool.query(
    `select flags from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      where t.identifier = $1`,
    [task],
  )
  return rows.map(({ flags }) => Object.keys(flags ?? {}).sort())
}

test('a job that holds up the program is ended with it, tried once more alone, and then set aside; what ran beside it is done', async () => {
  const { ctx } = program
  await enqueue(ctx, 'linger', {})
  await enqueue(ctx, 'block', {})
  const first = await start().closed
  expect(first.signal).toBe('SIGKILL')
  const [line] = first.lines.filter(({ under_way }) => under_way)
  expect(line?.under_way).toContainEqual(expect.stringMatching(/^job block \d+$/))
  expect(await flagsOf('block')).toEqual([['ended_process']])
  const second = await start().closed
  expect([second.signal, await flagsOf('block')]).toEqual(['SIGKILL', [['ended_process', 'set_aside']]])
  const third = start()
  await expect.poll(() => third.lines.some(({ said }) => said === 'started'), { timeout: 20_000 }).toBe(true)
  await enqueue(ctx, 'linger', {})
  await expect.poll(() => flagsOf('linger'), { timeout: 20_000 }).toEqual([])
  expect(third.child.exitCode ?? third.child.signalCode).toBe(null)
  expect(await readQueue(ctx)).toMatchObject({ waiting: 0, givenUp: 0, setAside: ['block'] })
}, 120_000)

test('a job whose error nobody catches ends the program twice, and is set aside', async () => {
  await enqueue(program.ctx, 'crash', {})
  for (let times = 0; times < 2; times++) expect((await start().closed).code).toBe(1)
  expect(await readQueue(program.ctx)).toMatchObject({ setAside: ['crash'] })
}, 120_000)

test('a program that is killed, or suspended for longer than its watchdog waits, has done nothing wrong', async () => {
  await enqueue(program.ctx, 'linger', {})
  const killed = start()
  await expect.poll(() => killed.lines.some(({ said }) => said === 'lingers'), { timeout: 20_000 }).toBe(true)
  killed.child.kill('SIGSTOP')
  // Longer than the watchdog waits: time is all that there is to wait for.
  await new Promise((resolve) => setTimeout(resolve, 2_500))
  killed.child.kill('SIGCONT')
  await expect.poll(() => killed.lines.some(({ said }) => said === 'lingered'), { timeout: 20_000 }).toBe(true)
  await enqueue(program.ctx, 'linger', {})
  await expect.poll(() => killed.lines.filter(({ said }) => said === 'lingers').length, { timeout: 20_000 }).toBe(2)
  killed.child.kill('SIGKILL')
  expect((await killed.closed).lines.filter(({ under_way }) => under_way)).toEqual([])
  expect((await flagsOf('linger')).flat()).toEqual([])
}, 120_000)
