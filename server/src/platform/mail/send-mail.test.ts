import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { day, hour, shiftedClock } from '#platform/clock'
import type { Context } from '#platform/context'
import { testProgram } from '../../testing.ts'
import { asOwner } from '../database/testing.ts'
import { insertBounce } from './bounces/bounce-queries.ts'
import { type Email, queueMail } from './queue-mail.ts'
import { sendMail } from './send-mail.ts'
import { mailServer } from './smtp/testing-mail-server.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let server: Awaited<ReturnType<typeof mailServer>>
const logged: string[] = []
let ctx: Context

beforeAll(async () => {
  server = await mailServer()
  program = await testProgram({ SMTP_URL: server.address, MAIL_FROM: 'post@reable.example' })
  ctx = { ...program.ctx, log: pino({ level: 'warn' }, { write: (line: string) => logged.push(line) }) }
})
beforeEach(async () => {
  server.answer({})
  server.received.length = 0
  logged.length = 0
  await program.database.pool.query('delete from mails')
  await program.database.pool.query('delete from graphile_worker._private_jobs')
})
afterEach(() => expect(logged.join()).not.toMatch(/rosa|Your listing/))
afterAll(async () => {
  await program.close()
  await server.stop()
})

const email = {
  to: 'rosa@village.example',
  subject: 'Your listing',
  html: '<p>Héllo https://a.example/?token=secret</p>',
  plain: 'Héllo https://a.example/?token=secret',
}

async function queued(changed: Partial<Email> = {}): Promise<number> {
  await queueMail(ctx, { ...email, ...changed })
  const { id } = await ctx.db.selectFrom('mails').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
  await program.database.pool.query('delete from graphile_worker._private_jobs')
  return id
}

const mailOf = (id: number) => ctx.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** The milliseconds until a mail is tried again; undefined when it is not. */
async function triedAgainIn(mailId: number): Promise<number | undefined> {
  const { rows } = await program.database.pool.query(
    `select extract(epoch from run_at - now()) * 1000 as pause from graphile_worker._private_jobs
     where key = $1 and payload->>'mailId' = $2`,
    [`mail-${mailId}`, String(mailId)],
  )
  return rows[0] && Number(rows[0].pause)
}

/** Lets the program die, as it were, between the mail server's answer and the record that the mail is sent. */
async function withoutRecord(work: () => Promise<void>) {
  const { pool } = program.database
  await asOwner(pool, `create function no_note() returns trigger language plpgsql as $$ begin raise 'killed'; end $$`)
  await asOwner(
    pool,
    `create trigger no_note before update on mails for each row when (new.outcome = 'sent') execute function no_note()`,
  )
  await expect(work()).rejects.toThrow('killed')
  await asOwner(pool, 'drop function no_note cascade')
}

test('a mail reaches its one reader as HTML and as plain text, from us, with the Message-ID it was written with', async () => {
  const id = await queued({ headers: { 'List-Unsubscribe': '<https://a.example/stop>' } })
  await sendMail(ctx, { mailId: id })
  const [{ from, to, mail } = await Promise.reject(new Error('nothing came'))] = server.received
  expect({ from, to }).toEqual({ from: 'post@reable.example', to: 'rosa@village.example' })
  expect(mail).toMatchObject({ subject: 'Your listing', messageId: (await mailOf(id)).message_id })
  expect(mail.from).toMatchObject({ name: 'Reable', address: 'post@reable.example' })
  expect(mail.html).toContain('<p>Héllo')
  expect(mail.text).toContain('Héllo')
  expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'list-unsubscribe' }))
})

test('after its outcome a mail’s texts are gone from the database, with the links in them', async () => {
  const ends = [
    { outcome: 'sent', changed: {}, behaviour: {} },
    { outcome: 'lapsed', changed: { goodUntil: new Date(0) }, behaviour: {} },
    { outcome: 'refused', changed: {}, behaviour: { recipient: 550 } },
    { outcome: 'unknown', changed: { repeatable: false }, behaviour: { cut: 'after' } },
  ] as const
  for (const { outcome, changed, behaviour } of ends) {
    server.answer(behaviour)
    const id = await queued(changed)
    await sendMail(ctx, { mailId: id })
    expect(await mailOf(id)).toMatchObject({ outcome, html: '', plain: '' })
  }
})

test('a mail waits for a server that is down, longer each time, and goes when it is up', async () => {
  await server.stop()
  const id = await queued()
  await sendMail(ctx, { mailId: id })
  expect(await triedAgainIn(id)).toBeLessThan(3_000)
  await sendMail({ ...ctx, clock: shiftedClock(ctx.clock, hour) }, { mailId: id })
  expect(await triedAgainIn(id)).toBeGreaterThan(4 * 60_000)
  expect((await mailOf(id)).outcome).toBe('waiting')
  await server.start()
  await sendMail(ctx, { mailId: id })
  expect(server.received).toHaveLength(1)
})

test.each([{ recipient: 451 }, { message: 452 }])(
  'a mail that is put off with %j is tried again and goes',
  async (behaviour) => {
    server.answer(behaviour)
    const id = await queued({ repeatable: false })
    await sendMail(ctx, { mailId: id })
    expect(await triedAgainIn(id)).toBeDefined()
    server.answer({})
    await sendMail(ctx, { mailId: id })
    expect(server.received).toHaveLength(1)
    expect((await mailOf(id)).outcome).toBe('sent')
  },
)

test.each([{ recipient: 550 }, { message: 554 }])(
  'a mail that is refused for good with %j is not tried again',
  async (behaviour) => {
    server.answer(behaviour)
    const id = await queued()
    await sendMail(ctx, { mailId: id })
    expect(await triedAgainIn(id)).toBeUndefined()
    expect((await mailOf(id)).outcome).toBe('refused')
  },
)

test('a program that dies after the server’s answer sends a mail again with the same Message-ID', async () => {
  const id = await queued()
  await withoutRecord(() => sendMail(ctx, { mailId: id }))
  await sendMail(ctx, { mailId: id })
  const ids = server.received.map(({ mail }) => mail.messageId)
  expect(ids).toEqual([(await mailOf(id)).message_id, (await mailOf(id)).message_id])
})

test('a mail that must not come twice is not sent again after such a death; it is unknown and counted', async () => {
  const id = await queued({ repeatable: false })
  await withoutRecord(() => sendMail(ctx, { mailId: id }))
  await sendMail(ctx, { mailId: id })
  expect(server.received).toHaveLength(1)
  expect((await mailOf(id)).outcome).toBe('unknown')
  expect(logged.map((line) => JSON.parse(line))).toContainEqual(expect.objectContaining({ mail_id: id, unknown: 1 }))
})

test.each(['before', 'after'] as const)('a connection cut %s the mail was taken leaves it in doubt', async (cut) => {
  server.answer({ cut })
  const once = await queued({ repeatable: false })
  const twice = await queued()
  for (const mailId of [once, twice]) await sendMail(ctx, { mailId })
  expect((await mailOf(once)).outcome).toBe('unknown')
  expect(await triedAgainIn(twice)).toBeDefined()
})

test('two workers at once send a mail once', async () => {
  server.answer({ slow: 200 })
  const id = await queued()
  await Promise.all([sendMail(ctx, { mailId: id }), sendMail(ctx, { mailId: id }), sendMail(ctx, { mailId: id })])
  await sendMail(ctx, { mailId: id })
  expect(server.received).toHaveLength(1)
})

test('a mail whose check says no does not go; asked again each time, the one whose check says yes does', async () => {
  const onlyWhile = { check: 'still-wanted', about: { personId: 7 } }
  const checked: unknown[] = []
  const answering = (answer: boolean) => ({
    'still-wanted': async (_ctx: Context, about: unknown) => {
      checked.push(about)
      return answer
    },
  })
  const [unwanted, wanted] = [await queued({ onlyWhile }), await queued({ onlyWhile })]
  await sendMail(ctx, { mailId: unwanted }, answering(false))
  expect([(await mailOf(unwanted)).outcome, server.received]).toEqual(['lapsed', []])
  server.answer({ recipient: 451 })
  await sendMail(ctx, { mailId: wanted }, answering(true))
  server.answer({})
  await sendMail(ctx, { mailId: wanted }, answering(true))
  expect([checked, server.received.length]).toEqual([[{ personId: 7 }, { personId: 7 }, { personId: 7 }], 1])
})

test('an address that took no mail on two days gets none but what somebody needs to log in', async () => {
  for (const days of [0, 1])
    await insertBounce(ctx, { recipient: email.to, at: shiftedClock(ctx.clock, days * day).now() })
  const [other, needed] = [await queued(), await queued({ despiteBounces: true })]
  for (const mailId of [other, needed]) await sendMail(ctx, { mailId })
  await program.database.pool.query('delete from mail_bounces')
  expect([(await mailOf(other)).outcome, (await mailOf(needed)).outcome]).toEqual(['lapsed', 'sent'])
})
