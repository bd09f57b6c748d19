import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { get, signedIn, someone, testProgram } from '../../testing.ts'
import { createMetrics } from './create-metrics.ts'
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
