import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { readConfig } from '#platform/config'
import { enqueueAll } from '#platform/jobs'
import { headersOf, signUpForm } from '../../../accounts/testing.ts'
import { addressOf } from '../../../commands/testing.ts'
import { call, type Program } from '../../../listings/testing.ts'
import { buildApp, type Running, startServices, stop } from '../../../program.ts'
import { productionSettings } from '../../../testing-built.ts'
import { startWorker } from '../../../worker/start-worker.ts'
import { mailServer } from '../../mail/smtp/testing-mail-server.ts'
import { quietLog, type TestDatabase, testConnection, testDatabase } from '../testing.ts'
import { startPooler } from './testing-pooler.ts'

let database: TestDatabase
let pooler: Awaited<ReturnType<typeof startPooler>>
let mails: Awaited<ReturnType<typeof mailServer>>
let folder: string
let running: Running
let program: Program

beforeAll(async () => {
  database = await testDatabase()
  const { options: _, ...target } = testConnection(database.name)
  pooler = await startPooler(target)
  mails = await mailServer()
  folder = await mkdtemp(join(tmpdir(), 'reable-'))
  const config = readConfig({
    ...{ ...productionSettings, DATA_DIR: folder, SMTP_URL: mails.address },
    DATABASE_URL: `postgres://${inject('testCluster').user}@127.0.0.1:${pooler.port}/${database.name}`,
    DATABASE_DIRECT_URL: addressOf(database.name),
  })
  const services = await startServices(config, quietLog)
  running = { services, served: await buildApp(services), jobs: await startWorker(services) }
  program = { ...services, ...running.served } as unknown as Program
})
afterAll(async () => {
  await stop(running)
  pooler.close()
  await mails.stop()
  await database.close()
  await rm(folder, { recursive: true })
})

/** Somebody who signs up and follows the link of the mail. */
async function signUp() {
  const { body } = await call(program, 'POST', '/auth', {}, { user: await signUpForm(program.ctx) })
  const headers = headersOf(body.data)
  const mailed = () => mails.received.find(({ to }) => to === body.data.email)?.mail.text ?? ''
  await expect.poll(mailed).toContain('confirmation_token=')
  const [, token] = /confirmation_token=([\w-]+)/.exec(mailed()) ?? []
  expect((await call(program, 'GET', `/auth/confirmation?confirmation_token=${token}`, headers)).status).toBe(200)
  return { headers, email: body.data.email as string }
}

const theWaitingMailTo = (email: string) =>
  program.ctx.db
    .selectFrom('mails')
    .select('id as mailId')
    .where('recipient', '=', email)
    .where('outcome', '=', 'waiting')
    .executeTakeFirstOrThrow()

const idle = async () => {
  const waiting = "select from graphile_worker.jobs where task_identifier <> 'learn-words' and run_at <= now()"
  return (await database.pool.query(waiting)).rowCount === 0
}

test('a mail goes once, though four jobs send it at once; its lock is held past the pooler meanwhile, and by nobody after', async () => {
  const { email } = await signUp()
  await expect.poll(idle).toBe(true)
  const before = mails.received.filter(({ to }) => to === email).length
  const taken = Promise.withResolvers<void>()
  onTestFinished(() => taken.resolve())
  mails.answer({ until: taken.promise })
  await call(program, 'POST', '/auth/password', {}, { user: { email } })
  const { mailId } = await vi.waitFor(() => theWaitingMailTo(email), { timeout: 60_000 })
  const holders = async () => {
    const text = `select application_name as name from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and objid = $1`
    return (await database.pool.query(text, [mailId])).rows
  }
  await expect.poll(holders).toEqual([{ name: 'reable' }])
  await enqueueAll(program.ctx, 'send-mail', [{ mailId }, { mailId }, { mailId }], 'now')
  const sending = "select from graphile_worker.jobs where task_identifier = 'send-mail'"
  await expect.poll(async () => (await database.pool.query(sending)).rowCount).toBe(1)
  taken.resolve()
  await expect.poll(idle).toBe(true)
  expect(mails.received.filter(({ to }) => to === email)).toHaveLength(before + 1)
  expect(await holders()).toEqual([])
})
