import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { get, signedIn, someone, testProgram } from '../../testing.ts'
import { createMetrics } from './create-metrics.ts'
import { readDurations } from './read-durations.ts'
import { writeMetrics } from './write-metrics.ts'

const token = 'a token of more than sixteen letters'
let program: Awaited<ReturnType<typeof testProgram>>
let guarded: typeof program

beforeAll(async () => {
  program = await testProgram()
  guarded = await testProgram({ METRICS_TOKEN: token })
})
afterAll(() => Promise.all([program.close(), guarded.close()]))

const ask = ({ app }: typeof program, headers: Record<string, string> = {}, remoteAddress = '127.0.0.1') =>
  app.inject({ url: '/v1/metrics', headers: { host: '127.0.0.1:3000', ...headers }, remoteAddress })

test('answers are counted by pattern and outcome: what people ask for is no label', async () => {
  await program.app.inject('/v1/posts/987654?q=private-words')
  await program.app.inject('/v1/nothing-of-the-kind/private-words')
  const { body, headers, statusCode } = await ask(program)
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  expect(body).toMatch(
    /^reable_http_request_duration_seconds_count\{method="GET",route="\/v1\/posts\/:id\/?",outcome="refused"\} 1$/m,
  )
  expect(body).not.toMatch(/987654|private-words/)
})

test('the figures of the database stand beside those of the process', async () => {
  const { body } = await ask(program)
  for (const line of [
    'reable_database_up 1',
    'reable_listings_public 0',
    'reable_mails_waiting 0',
    'reable_backup_age_seconds Nan',
  ])
    expect(body).toContain(`\n${line}\n`)
  expect(body).toMatch(/^reable_cases_waiting\{kind="people"\} 0$/m)
  expect(body).toMatch(/^reable_database_sessions\{state="queued"\} 0$/m)
  expect(body).toMatch(/^reable_disk_free_bytes [1-9]/m)
})

test.each([
  ['another machine', {}, '10.0.0.7'],
  ['somebody behind a proxy', { 'x-forwarded-for': '10.0.0.7' }, '127.0.0.1'],
  ['a page under a name that points here', { host: 'rebound.example' }, '127.0.0.1'],
])('for %s there is nothing here', async (_who, headers, address) => {
  expect((await ask(program, headers, address)).statusCode).toBe(404)
  expect((await ask(program, {}, '::1')).statusCode).toBe(200)
})

test('with a token whoever brings it reads the figures, and nobody else does, this machine included', async () => {
  expect((await ask(guarded)).statusCode).toBe(404)
  expect((await ask(guarded, { authorization: 'Bearer another token' })).statusCode).toBe(404)
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '10.0.0.7' }
  expect((await ask(guarded, headers, '10.0.0.7')).statusCode).toBe(200)
})

test('how soon answers came is counted once for each, and methods that nobody knows are one', async () => {
  const metrics = createMetrics(program.database.pool)
  metrics.countAnswer({ method: 'GET', route: '/*', status: 200, milliseconds: 400 })
  metrics.countAnswer({ method: 'BREW', route: '/*', status: 200, milliseconds: 60_000 })
  expect((await readDurations(metrics)).filter(({ answers }) => answers)).toEqual([
    { within_seconds: 0.5, answers: 1 },
    { within_seconds: null, answers: 1 },
  ])
  expect(await writeMetrics(program.ctx, metrics)).toContain('method="other"')
})

test('how long things have waited is told in seconds, what became of mails and backups too, and a place that cannot be read', async () => {
  const { ctx } = guarded
  const now = new Date('2026-11-23T20:00:00Z')
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1_000)
  const mail = { recipient: 'a@example.org', subject: 's', html: '', plain: '' }
  const mails = [
    { ...mail, message_id: '<1@x>', outcome: 'waiting', created_at: ago(90) },
    { ...mail, message_id: '<2@x>', outcome: 'sent', created_at: ago(600) },
  ]
  await ctx.db.insertInto('mails').values(mails).execute()
  const backup = { name: 'b', began_at: ago(7_200), tried_at: ago(7_000), failed_at: null, failure: null }
  await ctx.db.insertInto('backups').values(backup).execute()
  await enqueue(ctx, 'read-mail', {}, { key: 'stands still' })
  await guarded.database.pool.query(
    `update graphile_worker._private_jobs set attempts = max_attempts, flags = '{"set_aside": true}' where key = 'stands still'`,
  )
  const text = await writeMetrics({ ...ctx, clock: { now: () => now } }, guarded.metrics)
  for (const line of [
    ...['reable_oldest_mail_seconds 90', 'reable_mails_last_day{outcome="sent"} 1', 'reable_oldest_case_seconds 0'],
    ...['reable_backup_age_seconds 7200', 'reable_photos_waiting 0'],
    ...[
      'reable_jobs{state="given_up"} 0',
      'reable_jobs{state="set_aside"} 1',
      'reable_mails_waiting 1',
      'reable_database_up 1',
    ],
  ])
    expect(text).toContain(`\n${line}\n`)
  expect(text).toMatch(/\nreable_oldest_job_seconds \d/)
  const away = { ...ctx, config: { ...ctx.config, dataFolder: '/not/there' } }
  const without = await writeMetrics(away, guarded.metrics)
  expect(without).toContain('\nreable_database_up 0\n')
  expect(without).not.toContain('reable_mails_waiting')
})

test('an answer is refused from 400 on and failed from 500, and is counted among those within its bound', async () => {
  const metrics = createMetrics(program.database.pool)
  for (const [at, status] of [200, 399, 400, 499, 500].entries())
    metrics.countAnswer({ method: 'GET', route: `/${at}`, status, milliseconds: 5 })
  const text = await writeMetrics(program.ctx, metrics)
  const outcomes = [...text.matchAll(/_count\{method="GET",route="\/\d",outcome="(\w+)"/g)].map(
    ([, outcome]) => outcome,
  )
  expect(outcomes).toEqual(['ok', 'ok', 'refused', 'refused', 'failed'])
  expect(await readDurations(metrics)).toEqual(
    [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10, null].map((within_seconds, at) => ({
      ...{ within_seconds, answers: at ? 0 : 5 },
    })),
  )
})

test('sessions with the database are those that rest, those at work and whoever waits for one', async () => {
  const pool = { idleCount: 2, totalCount: 7, waitingCount: 3 } as typeof program.database.pool
  const text = await writeMetrics(program.ctx, createMetrics(pool))
  for (const line of ['{state="idle"} 2', '{state="busy"} 5', '{state="queued"} 3'])
    expect(text).toContain(`\nreable_database_sessions${line}\n`)
})

test('getHealth not_found: to everybody but volunteers there is nothing here', async () => {
  const other = await signedIn(program.ctx, await someone(program.ctx))
  for (const headers of [{}, other]) {
    const { status, body } = await get(program, '/console/health', headers)
    expect([status, body.code]).toEqual([404, 'not_found'])
  }
})

test('a volunteer of the least role reads how the place does; getHealth signed_out: a session that is over says so', async () => {
  const { ctx } = program
  const person = await someone(ctx)
  await ctx.db.updateTable('people').set({ role: 'helper' }).where('id', '=', person.id).execute()
  const headers = await signedIn(ctx, person)
  const { body } = await get(program, '/console/health', headers)
  expect(body.data).toMatchObject({ level: 'good', public_listings: 0, waiting: { jobs: 0, photos: 0 } })
  expect(body.data.findings.map(({ about }: { about: string }) => about)).toEqual(['database', 'jobs', 'mails', 'disk'])
  const over = await get(program, '/console/health', { ...headers, 'x-user-token': 'guess' })
  expect([over.status, over.body.code]).toEqual([401, 'signed_out'])
})

test('every figure that the Grafana dashboard names exists, and every one of ours is on it', async () => {
  const path = join(import.meta.dirname, '../../../../docs/grafana/reable.json')
  const dashboard = await readFile(path, 'utf8')
  const named = [...dashboard.matchAll(/\b(reable|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
    name.replace(/_(bucket|count)$/, ''),
  )
  const metrics = createMetrics(program.database.pool)
  metrics.measureProcess()
  metrics.countAnswer({ method: 'GET', route: '/*', status: 200, milliseconds: 1 })
  const text = await writeMetrics(program.ctx, metrics)
  const known = [...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name ?? '')
  expect(named.length).toBeGreaterThan(10)
  expect(named.filter((name) => !known.includes(name))).toEqual([])
  expect(known.filter((name) => name.startsWith('reable_') && !named.includes(name))).toEqual([])
})
