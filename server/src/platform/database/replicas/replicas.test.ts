import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { systemClock } from '#platform/clock'
import { readConfig } from '#platform/config'
import type { Context } from '#platform/context'
import { readFromReplicas } from '#platform/database'
import { pagesPlugin } from '#platform/http'
import { openStorage } from '#platform/storage'
import { seedReferenceData } from '#seeds/reference'
import { buildApp } from '../../../program.ts'
import { someListing, someone } from '../../../testing.ts'
import { openPool } from '../connect.ts'
import { testConnection } from '../testing.ts'
import { judgeEach } from './look-at-replicas.ts'
import { Replica } from './replica.ts'
import { type Replication, startReplication } from './testing-replication.ts'

let replication: Replication
let program: Awaited<ReturnType<typeof startProgram>>
let id: number

const lines: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => lines.push(line) })

/** The program on the primary with a replica, another database and the primary itself as its replicas; it serves one page, a listing's title. */
async function startProgram({ program: target, replicaConnection }: Replication) {
  const other = testConnection('postgres')
  const replicas = Object.entries({ replica: replicaConnection, other, itself: target })
  const opened = replicas.map(([name, connection]) => new Replica(name, connection, 5))
  const database = openPool(target, 5, log, async () => {}, { replicas: opened })
  const folder = await mkdtemp(join(tmpdir(), 'reable-'))
  const config = readConfig({ APP_ENV: 'test', LIMITS: 'off', DATA_DIR: folder })
  const { db, read, changes } = database
  const ctx: Context = { config, db, read, changes, clock: systemClock, storage: openStorage(config), log }
  await seedReferenceData(ctx)
  const served = await buildApp({ ctx, config, database, log })
  const render = async () => {
    const [row] = await readFromReplicas(() =>
      read<{ title: string }>('a title', 'select title from listings where id = $1', [id]),
    )
    return { status: 200, headers: new Headers({ 'content-type': 'text/html' }), html: Buffer.from(row?.title ?? '') }
  }
  const common = { readsQueryParameter: () => true, scripts: [] }
  await served.app.register(pagesPlugin({ ...ctx, ...common, ...served, render }))
  const close = async () => {
    await served.app.close()
    await served.limits.stop()
    await database.close()
    await rm(folder, { recursive: true })
  }
  return { ctx, ...served, close }
}

beforeAll(async () => {
  replication = await startReplication()
  program = await startProgram(replication)
  id = await someListing(program.ctx, await someone(program.ctx))
})
afterAll(async () => {
  await program.close()
  await replication.close()
})

/** Whether a read of this kind is answered by a replica just now. */
async function isFromReplica(): Promise<boolean> {
  const [row] = await program.ctx.read<{ here: boolean }>('where', 'select pg_is_in_recovery() as here', [])
  return row?.here === true
}
const usesReplica = () => readFromReplicas(isFromReplica)
const until = (assert: () => Promise<void>) => vi.waitFor(assert, { timeout: 60_000, interval: 20 })
const untilUsed = () => until(async () => expect(await usesReplica()).toBe(true))

const shown = async () => (await program.app.inject('/')).body
const rename = (title: string) => program.ctx.db.updateTable('listings').set({ title }).where('id', '=', id).execute()
const untilShown = (title: string) => until(async () => expect(await shown()).toBe(title))
const posts = () => program.app.inject('/v1/posts')

test('what is the same for everyone is read from a replica; what is not said to be is read from the primary', async () => {
  await untilUsed()
  expect(await isFromReplica()).toBe(false)
  await until(async () => expect((await posts()).json().data).toHaveLength(1))
})

test('what is another database, or takes writes itself, is left out and named', async () => {
  const said = () => lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg.startsWith('a replica is left out'))
  await until(async () =>
    expect(
      said()
        .map(({ replica, msg }) => `${replica}: ${msg}`)
        .sort(),
    ).toEqual([
      'itself: a replica is left out: it is no replica, it takes writes',
      'other: a replica is left out: it is another database than DATABASE_URL',
    ]),
  )
})

test('how each replica does can be asked of any process, and each says why it is left out', async () => {
  const { program: itself, replicaConnection, replica } = replication
  const connections = { replica: replicaConnection, other: testConnection('postgres'), itself }
  const seen = async (onceAsked = async (): Promise<unknown> => undefined) => {
    const opened = Object.entries(connections).map(([name, connection]) => new Replica(name, connection, 1))
    const [first] = opened as [Replica]
    const ask = first.ask.bind(first)
    first.ask = () => ask().finally(onceAsked)
    const judged = await judgeEach(opened, program.ctx.read)
    for (const each of opened) await expect(each.query({ text: 'select 1' })).rejects.toThrow('after calling end')
    return Object.fromEntries(judged.map(({ address, wrong }) => [address, wrong]))
  }
  expect(await seen()).toEqual({
    replica: undefined,
    other: 'it is another database than DATABASE_URL',
    itself: 'it is no replica, it takes writes',
  })
  await replica.query('select pg_wal_replay_pause()')
  await rename('Not there yet')
  expect((await seen()).replica).toBe('it is late')
  await replica.query('select pg_wal_replay_resume()')
  await replica.query('select pg_wal_replay_pause()')
  await rename('There a moment later')
  expect((await seen(() => replica.query('select pg_wal_replay_resume()'))).replica).toBeUndefined()
  await replica.freeze()
  expect((await seen()).replica).toBe('it does not answer')
  await replica.thaw()
  await rename('Two-wheel walker, folds flat')
})

test('no page is kept that a late replica made: every change shows, however often the replica stands still', async () => {
  await untilUsed()
  await untilShown('Two-wheel walker, folds flat')
  for (let change = 0; change < 3; change++) {
    await replication.replica.query('select pg_wal_replay_pause()')
    await rename(`Changed ${change} times`)
    // The replica still has the former title, and is not asked for it.
    await untilShown(`Changed ${change} times`)
    expect(await usesReplica()).toBe(false)
    await replication.replica.query('select pg_wal_replay_resume()')
    await untilUsed()
    expect(await shown()).toBe(`Changed ${change} times`)
  }
})

test('a list that begins while a transaction is under way goes on where it stood, though a replica does not know what it has seen', async () => {
  const owner = await someone(program.ctx)
  for (let number = 0; number < 29; number++) await someListing(program.ctx, owner)
  const page = async (after = '') =>
    (await program.app.inject(`/v1/posts?after=${after}`)).json() as { data: { id: number }[]; next?: string }
  const firstPage = async () => (await program.app.inject('/v1/posts')).json() as Awaited<ReturnType<typeof page>>
  const untilListed = (count: number) =>
    until(async () => expect(JSON.parse(String((await posts()).headers['x-pagination'])).total_posts).toBe(count))
  await untilListed(30)
  const moving = (await firstPage()).data[3]?.id as number
  let next: string | undefined
  await program.ctx.db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('listings')
      .set({ listed_at: new Date(0) })
      .where('id', '=', moving)
      .execute()
    await someListing(program.ctx, owner, { title: 'What is written after it' })
    await untilListed(31)
    await untilUsed()
    const first = await firstPage()
    expect(first.data.map(({ id }) => id)).toContain(moving)
    next = first.next
  })
  const second = await page(next)
  expect(second.data.length).toBeGreaterThan(0)
  expect(second.data.map(({ id }) => id)).not.toContain(moving)
})

test('nobody notices a replica that stops, stands still or comes back', async () => {
  const { replica } = replication
  for (const [end, begin] of [
    [replica.stop, replica.start],
    [replica.freeze, replica.thaw],
  ] as const) {
    await untilUsed()
    await end()
    for (let asked = 0; asked < 20; asked++) expect((await posts()).statusCode).toBe(200)
    expect(await usesReplica()).toBe(false)
    await begin()
  }
  await untilUsed()
})

test('while the primary is gone lists are read, writes are refused in words; the replica that takes over has all that was answered', async () => {
  await untilUsed()
  await rename('Before the failover')
  await untilShown('Before the failover')
  await untilUsed()
  await replication.primary.stop()
  expect((await posts()).json().data).toHaveLength(24)
  expect(await shown()).toBe('Before the failover')
  const payload = { user: { email: 'somebody@example.org' } }
  const refused = await program.app.inject({ method: 'POST', url: '/v1/auth/password', payload })
  expect([refused.statusCode, refused.json().error]).toEqual([
    503,
    'We cannot reach our records just now. Nothing you saved is lost. Please try again in a minute.',
  ])
  await replication.replica.query('select pg_promote()')
  await replication.failOver()
  await until(async () => expect(await rename('After the failover')).toBeDefined())
  await untilShown('After the failover')
  expect(await usesReplica()).toBe(false)
})
