import { createSecretKey } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endMailThread, isMailStopped, resumeMail } from '#platform/mail'
import { asOwner } from '../../platform/database/testing.ts'
import { digestOf, type Posted, signPosted } from '../../platform/mail/incoming/ways/webhook-routes.ts'
import { sendMail } from '../../platform/mail/send-mail.ts'
import { mailServer } from '../../platform/mail/smtp/testing-mail-server.ts'
import { testProgram } from '../../testing.ts'
import { messageChecks } from '../jobs.ts'
import { judgeAll, mailInSettings, mailsTo, type Pair, provedMail, wordsOf, writtenTo } from './testing-mail-in.ts'

const key = createSecretKey(mailInSettings.MAIL_IN_WEBHOOK_SECRET, 'utf8')
let program: Awaited<ReturnType<typeof testProgram>>
let outside: Awaited<ReturnType<typeof mailServer>>

beforeAll(async () => {
  outside = await mailServer()
  const sending = { SMTP_URL: outside.address, MAIL_FROM: 'hello@reable.example' }
  program = await testProgram({ ...mailInSettings, ...sending })
})
afterAll(async () => {
  await endMailThread()
  await outside.stop()
  await program.close()
})

async function post(raw: Buffer, said: Partial<Posted>, { signed = {} as Partial<Posted>, body = raw } = {}) {
  const now = Math.floor(program.ctx.clock.now().getTime() / 1000)
  const posted: Posted = {
    time: `${now}`,
    from: 'rosa@example.org',
    to: '',
    ip: '',
    helo: '',
    digest: digestOf(raw),
    ...said,
  }
  const headers = Object.fromEntries(Object.entries(posted).map(([name, value]) => [`reable-${name}`, value]))
  const signature = signPosted(key, { ...posted, ...signed })
  const answer = await program.app.inject({
    method: 'POST',
    url: '/mail/incoming',
    headers: { ...headers, 'reable-signature': signature, 'content-type': 'message/rfc822' },
    payload: body,
  })
  return answer.statusCode
}

/** Sends a person's newest mail, as the jobs do, and returns how it arrived outside. */
async function arrivedAt(person: Pair['owner']) {
  const mail = (await mailsTo(program, person)).at(-1)
  await sendMail(program.ctx, { mailId: mail?.id ?? 0 }, messageChecks)
  return outside.received.findLast(({ to }) => to === person.email)
}

test('a question goes out over SMTP, its answer is posted to us, and goes out to its partner', async () => {
  const pair = await writtenTo(program)
  const question = await arrivedAt(pair.owner)
  const to = question?.mail.replyTo?.[0]?.address ?? ''
  expect(question?.from).toMatch(/^b-[0-9a-z]+-[a-z2-7]{26}@reply\.reable\.example$/)
  expect(question?.mail.from).toEqual({ name: 'The buyer (through Reable)', address: 'hello@reable.example' })
  const raw = await provedMail({ from: `Rosa Fuentes <${pair.owner.email}>`, to, text: 'Come on Sunday.' })
  expect(await post(raw, { to })).toBe(204)
  await judgeAll(program)
  expect(await wordsOf(program, pair, pair.owner)).toEqual(['Come on Sunday.'])
  const answer = await arrivedAt(pair.buyer)
  expect(answer?.mail.text).toContain('> Come on Sunday.')
  expect(JSON.stringify(answer?.mail)).not.toMatch(new RegExp(`${pair.owner.email}|Fuentes`))
})

test('undeliverable mail of two different days stops mail to an address, until its person says so', async () => {
  const { owner } = await writtenTo(program)
  const sent = await arrivedAt(owner)
  const bounce = (status: string, id: number) =>
    [
      `From: mailer-daemon@mx.example`,
      `Message-ID: <${id}@mx.example>`,
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      '',
      '--b',
      'Content-Type: message/delivery-status',
      '',
      'Reporting-MTA: dns; mx.example',
      '',
      'Action: failed',
      `Status: ${status}`,
      '--b--',
      '',
    ].join('\r\n')
  const { clock } = program.ctx
  const come = async (status: string, id: number, days: number) => {
    program.ctx.clock = { now: () => new Date(Date.UTC(2026, 10, 20 + days, 12)) }
    expect(await post(Buffer.from(bounce(status, id)), { from: '', to: sent?.from ?? '' })).toBe(204)
    await judgeAll(program)
  }
  for (const [status, id, days] of [
    ['5.1.1', 1, 0],
    ['5.1.1', 2, 0],
    ['5.7.1', 3, 1],
    ['4.4.7', 4, 2],
  ] as const)
    await come(status, id, days)
  expect(await isMailStopped(program.ctx, owner.email)).toBe(false)
  await come('5.1.1', 5, 3)
  expect(await isMailStopped(program.ctx, owner.email)).toBe(true)
  await resumeMail(program.ctx, owner.email)
  expect(await isMailStopped(program.ctx, owner.email)).toBe(false)
  program.ctx.clock = clock
})

test('a mail whose storing fails is not acknowledged, and is taken when it comes again', async () => {
  const pair = await writtenTo(program)
  const raw = await provedMail({ from: pair.owner.email, to: pair.reply, text: 'Again.' })
  await asOwner(program.database.pool, 'alter table incoming_mails rename to away')
  expect(await post(raw, { to: pair.reply })).toBe(500)
  await asOwner(program.database.pool, 'alter table away rename to incoming_mails')
  expect([await post(raw, { to: pair.reply }), await post(raw, { to: pair.reply })]).toEqual([204, 204])
  await judgeAll(program)
  expect(await wordsOf(program, pair, pair.owner)).toEqual(['Again.'])
})

test.each([
  ['another recipient', {}, { signed: { to: 'x@example.org' } }, 401],
  ['an old signature', { time: '1700000000' }, {}, 401],
  ['another mail', {}, { body: Buffer.from('From: thief@example.org\r\n\r\nx') }, 400],
])('what was signed for %s is not taken', async (_, said, how, status) => {
  const raw = Buffer.from('From: a@example.org\r\n\r\nx')
  expect(await post(raw, { to: 'r-x@reply.reable.example', ...said }, how)).toBe(status)
  expect(
    await program.ctx.db.selectFrom('incoming_mails').select('id').where('outcome', '=', 'waiting').execute(),
  ).toEqual([])
})
