import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { day, hour, minute, shiftedClock, systemClock } from '#platform/clock'
import { solvedTask } from '../accounts/captcha/testing.ts'
import { whileLocked } from '../platform/database/testing-locks.ts'
import { buildApp } from '../program.ts'
import { testProgram } from '../testing.ts'
import { claimSending } from './contact-queries.ts'
import { contactUs } from './contact-us.ts'
import { contactJobs } from './jobs.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
})
beforeEach(async () => {
  program.ctx.clock = systemClock
  for (const table of ['mails', 'contact_mails'] as const) await program.ctx.db.deleteFrom(table).execute()
})
afterAll(() => program.close())

const form = {
  sender_name: 'Nora',
  sender_email: 'nora@example.org',
  body: 'Do you take a commode?\nIt is clean.',
  termsOfUse: true,
}

async function send(overrides: object = {}, at = program, more: object = {}) {
  const payload = { ...form, recaptcha: await solvedTask(at.ctx), ...overrides }
  const answer = await at.app.inject({ method: 'POST', url: '/v1/contact_us', payload, ...more })
  return { status: answer.statusCode, body: answer.json(), headers: answer.headers }
}

const mails = () => program.ctx.db.selectFrom('mails').selectAll().execute()

test('[INFO-23] a visitor writes to the organisation, whose answer goes to the visitor', async () => {
  expect(await send()).toMatchObject({ status: 200, body: { data: null } })
  const [mail, ...others] = await mails()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: program.config.mail.volunteers, headers: { 'Reply-To': 'nora@example.org' } })
  expect(mail?.subject).toBe('Someone wrote to us by the contact form')
  for (const line of ['Nora, nora@example.org, wrote:', 'Do you take a commode?', 'It is clean.'])
    expect(mail?.plain).toContain(line)
})

const unchecked = 'The check did not work. Please send your message again'

test('[INFO-12] contactUs invalid: each rule with its text, all at once', async () => {
  const { status, body } = await send({ sender_email: ' ', body: '\n ', recaptcha: '', termsOfUse: false })
  expect(status).toBe(422)
  expect(body.errors).toEqual({
    sender_email: ['Email address is required'],
    body: ['Message is required'],
    recaptcha: ['Recaptcha required'],
    termsOfUse: ['You must agree to the Terms of Use'],
  })
  expect((await send({ sender_email: 'nora' })).body.errors).toEqual({ sender_email: ['Invalid email address'] })
  expect((await send({ recaptcha: 'made up' })).body).toMatchObject({
    errors: { recaptcha: ['Recaptcha required'] },
    error: unchecked,
    flow_id: expect.any(String),
  })
  expect((await send({ body: 'x'.repeat(5001) })).body.errors.body).toEqual([
    'Use at most 5,000 characters for the message',
  ])
  expect(await mails()).toEqual([])
})

test('a sender’s name is optional; nothing that is typed becomes a header or markup', async () => {
  await send({ sender_name: undefined, body: 'Bcc: all@example.org\r\n<script>x</script>' })
  expect((await mails())[0]?.plain).toMatch(/^nora@example\.org wrote:/m)
  await send({ sender_name: 'Nora\r\nBcc: all@example.org', body: 'Another one.' })
  const injected = await send({ sender_email: 'nora@example.org\r\nBcc: all@example.org' })
  expect(injected.body.errors).toEqual({ sender_email: ['Invalid email address'] })
  for (const { headers, subject, html } of await mails()) {
    expect(headers).toEqual({ 'Reply-To': 'nora@example.org' })
    expect(subject).toBe('Someone wrote to us by the contact form')
    expect(html).not.toContain('<script>')
  }
})

test('the same message twice, or twice at once, is one mail; a minute later it is another', async () => {
  const payload = { ...form, recaptcha: await solvedTask(program.ctx) }
  const click = async () => (await program.app.inject({ method: 'POST', url: '/v1/contact_us', payload })).statusCode
  expect(await Promise.all([click(), click()])).toEqual([200, 200])
  expect(await click()).toBe(200)
  expect(await mails()).toHaveLength(1)
  program.ctx.clock = shiftedClock(systemClock, minute + 1)
  await send()
  expect(await mails()).toHaveLength(2)
})

test('two messages within a minute are two mails; the same one under two checks for people is one', async () => {
  await send()
  await send({ body: 'And a walker?' })
  expect(await mails()).toHaveLength(2)
  const { waited, result } = await whileLocked(program, {
    lock: ({ db }) => sql`lock table contact_mails in share row exclusive mode`.execute(db),
    act: () => Promise.all([send({ body: 'At once' }), send({ body: 'At once' })]),
    sessions: 2,
  })
  expect([waited, result.map(({ status }) => status)]).toEqual([true, [200, 200]])
  expect(await mails()).toHaveLength(3)
})

test('twice at once at two machines it is one mail as well', async () => {
  const config = { ...program.config }
  const other = await buildApp({ ...program, ctx: { ...program.ctx, config }, config, log: program.ctx.log })
  const payload = { ...form, recaptcha: await solvedTask(program.ctx) }
  const answers = await Promise.all(
    [program.app, other.app].map((app) => app.inject({ method: 'POST', url: '/v1/contact_us', payload })),
  )
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  expect(await mails()).toHaveLength(1)
  await other.app.close()
})

test('what another machine sends in between is answered as soon as it is sent', async () => {
  const { ctx } = program
  const write = (body: string, captcha = 'used up') =>
    contactUs(ctx, { name: 'Nora', email: 'nora@example.org', body, captcha })
  const digestOf = async (body: string) => {
    await write(body, await solvedTask(ctx))
    const row = await ctx.db.deleteFrom('contact_mails').returning('digest').executeTakeFirstOrThrow()
    return row.digest
  }
  const [ofFirst, ofSecond] = [await digestOf('First'), await digestOf('Second')]
  const [first, second] = [write('First'), write('Second')]
  await claimSending(ctx, ofSecond)
  expect(await Promise.race([first.then(() => 'first'), second.then(() => 'second')])).toBe('second')
  await claimSending(ctx, ofFirst)
  await first
})

test('the digest of a message is stored for a day, though nobody else writes', async () => {
  const sweep = () => contactJobs['sweep-contact']?.(program.ctx, {})
  const storedDigests = () => program.ctx.db.selectFrom('contact_mails').select('sent_at').execute()
  await send()
  program.ctx.clock = shiftedClock(systemClock, day - hour)
  await sweep()
  expect(await storedDigests()).toHaveLength(1)
  program.ctx.clock = shiftedClock(systemClock, day + minute)
  await sweep()
  expect(await storedDigests()).toEqual([])
})

test('the same words are one message until a minute is over, and their digest goes once a day is', async () => {
  const start = systemClock.now().getTime()
  const at = (milliseconds: number) => {
    program.ctx.clock = { now: () => new Date(start + milliseconds) }
  }
  const mailsAfter = async (milliseconds: number) => {
    at(milliseconds)
    expect((await send()).status).toBe(200)
    return (await mails()).length
  }
  expect([await mailsAfter(0), await mailsAfter(minute - 1), await mailsAfter(minute)]).toEqual([1, 1, 2])
  const digestsAfter = async (milliseconds: number) => {
    at(milliseconds)
    await contactJobs['sweep-contact']?.(program.ctx, {})
    return (await program.ctx.db.selectFrom('contact_mails').select('sent_at').execute()).length
  }
  expect([await digestsAfter(minute + day), await digestsAfter(minute + day + 1)]).toEqual([1, 0])
})

test('six messages within an hour may come from one network; another one still writes', async () => {
  const limited = await testProgram({ LIMITS: 'on' })
  const now = new Date()
  limited.ctx.clock = { now: () => now }
  const from = (remoteAddress: string, body: string) => send({ body }, limited, { remoteAddress })
  for (const body of ['1', '2', '3', '4', '5']) expect((await from('198.51.100.3', body)).status).toBe(200)
  const refused = await from('198.51.100.3', '6')
  expect(refused.status).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await from('203.0.113.4', '7')).status).toBe(200)
  await limited.close()
})
