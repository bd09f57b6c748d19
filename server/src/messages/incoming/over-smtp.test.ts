import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endMailThread } from '#platform/mail'
import { asOwner } from '../../platform/database/testing.ts'
import { listenForMail } from '../../platform/mail/incoming/ways/mail-listener.ts'
import { sendMail } from '../../platform/mail/send-mail.ts'
import { mailServer } from '../../platform/mail/smtp/testing-mail-server.ts'
import { testProgram } from '../../testing.ts'
import { messageChecks } from '../jobs.ts'
import { knowsMailAddress } from './knows-mail-address.ts'
import {
  judgeAll,
  mailInSettings,
  mailsTo,
  type Pair,
  provedMail,
  rawMail,
  sendOver,
  wordsOf,
  writtenTo,
} from './testing-mail-in.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let outside: Awaited<ReturnType<typeof mailServer>>
let listening: Awaited<ReturnType<typeof listenForMail>>
let pair: Pair
let port: number

beforeAll(async () => {
  outside = await mailServer()
  const sending = { SMTP_URL: outside.address, MAIL_FROM: 'hello@reable.example' }
  program = await testProgram({ ...mailInSettings, ...sending })
  listening = await listen('smtp')
  port = (listening.server.address() as AddressInfo).port
  pair = await writtenTo(program)
})
afterAll(async () => {
  await listening.stop()
  await endMailThread()
  await outside.stop()
  await program.close()
})

const listen = (protocol: 'smtp' | 'lmtp') =>
  listenForMail(program.ctx, { protocol, host: '127.0.0.1', port: 0, tls: undefined }, knowsMailAddress)

const stored = async () => (await program.ctx.db.selectFrom('incoming_mails').select('id').execute()).length

/** Sends a person's newest mail, as the jobs do, and returns how it arrived outside. */
async function arrivedAt(person: Pair['owner']) {
  const mail = (await mailsTo(program, person)).at(-1)
  await sendMail(program.ctx, { mailId: mail?.id ?? 0 }, messageChecks)
  return outside.received.findLast(({ to }) => to === person.email)
}

test('over real SMTP: a question goes out, its answer comes in, and goes out to its partner', async () => {
  const question = await arrivedAt(pair.owner)
  const replyTo = question?.mail.replyTo?.[0]?.address ?? ''
  expect(question?.from).toMatch(/^b-[0-9a-z]+-[a-z2-7]{26}@reply\.reable\.example$/)
  expect(question?.mail.from).toEqual({ name: 'The buyer (through Reable)', address: 'hello@reable.example' })
  const raw = await provedMail({ from: `Rosa Fuentes <${pair.owner.email}>`, to: replyTo, text: 'Come on Sunday.' })
  expect(await sendOver(port, raw, { from: pair.owner.email, to: replyTo })).toMatch(/^250 /)
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
  const come = async (status: string, id: number, days: number) => {
    program.ctx.clock = { now: () => new Date(Date.UTC(2026, 10, 20 + days, 12)) }
    expect(await sendOver(port, bounce(status, id), { from: '', to: sent?.from ?? '' })).toMatch(/^250 /)
    await judgeAll(program)
  }
  const { isMailStopped, resumeMail } = await import('#platform/mail')
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
})

test('an address that we never gave is refused with nothing told, and who goes on guessing is sent away', async () => {
  const guess = (at: number) => `r-${'abcdefghij'[at]}${'a'.repeat(25)}@reply.reable.example`
  const before = await stored()
  expect(await sendOver(port, 'From: x\r\n\r\n', { from: 'x@example.org', to: guess(0) })).toBe(
    '550 5.1.1 No such address',
  )
  const answers = await talk(port, [
    'EHLO x',
    'MAIL FROM:<x@example.org>',
    ...Array.from({ length: 7 }, (_, at) => `RCPT TO:<${guess(at)}>`),
  ])
  expect(answers.slice(-2)).toEqual(['550 5.1.1 No such address', '421 4.7.0 Too many unknown addresses'])
  expect(await stored()).toBe(before)
})

test('more than 25 MB are refused, and nothing of them is kept', async () => {
  const before = await stored()
  const raw = `From: a@b.example\r\n\r\n${`${'x'.repeat(998)}\r\n`.repeat(52_000)}`
  expect(await sendOver(port, raw, { from: 'x@example.org', to: pair.reply })).toMatch(/^552 /)
  expect(await stored()).toBe(before)
})

test('a mail whose storing fails is not acknowledged, and is taken when it comes again', async () => {
  const raw = await provedMail({ from: pair.owner.email, to: pair.reply, text: 'Again.' })
  const { db } = program.ctx
  await asOwner(program.database.pool, 'alter table incoming_mails rename to away')
  expect(await sendOver(port, raw, { from: pair.owner.email, to: pair.reply })).toMatch(/^451 /)
  await asOwner(program.database.pool, 'alter table away rename to incoming_mails')
  expect(await sendOver(port, raw, { from: pair.owner.email, to: pair.reply })).toMatch(/^250 /)
  expect(await sendOver(port, raw, { from: pair.owner.email, to: pair.reply })).toMatch(/^250 /)
  expect(await db.selectFrom('incoming_mails').select('id').where('outcome', '=', 'waiting').execute()).toHaveLength(1)
})

test('a mail to many is taken for each of ours once, up to ten', async () => {
  const others = [pair, await writtenTo(program)]
  const raw = rawMail({ from: 'x@example.org', to: 'a', text: 'Hello all' })
  const before = await stored()
  expect(await sendOver(port, raw, { from: 'x@example.org', to: others.map(({ reply }) => reply) })).toMatch(/^250 /)
  expect((await stored()) - before).toBe(2)
  const answers = await talk(port, [
    'EHLO x',
    'MAIL FROM:<x@example.org>',
    ...Array.from({ length: 11 }, (_, at) => `RCPT TO:<${at % 2 ? pair.reply : pair.reply.toUpperCase()}>`),
  ])
  expect(answers.filter((line) => /^(250|452)/.test(line)).length).toBeGreaterThan(10)
})

test('over LMTP from a mail server of ours it goes the same way', async () => {
  const lmtp = await listen('lmtp')
  const other = await writtenTo(program)
  const raw = await provedMail({ from: other.owner.email, to: other.reply, text: 'By LMTP.' })
  const { port } = lmtp.server.address() as AddressInfo
  const answers = await talk(port, [
    'LHLO x',
    `MAIL FROM:<${other.owner.email}>`,
    `RCPT TO:<${other.reply}>`,
    'DATA',
    `${raw.toString()}\r\n.`,
  ])
  expect(answers.at(-1)).toMatch(/^250 /)
  await judgeAll(program)
  expect(await wordsOf(program, other, other.owner)).toEqual(['By LMTP.'])
  await lmtp.stop()
})

/** Talks to a server line by line, and returns the last line of each of its answers. */
function talk(port: number, lines: string[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const answers: string[] = []
    const socket = connect(port, '127.0.0.1')
    const waiting = [...lines]
    let text = ''
    socket.setEncoding('utf8')
    socket.on('error', reject)
    socket.on('close', () => resolve(answers))
    socket.on('data', (chunk: string) => {
      text += chunk
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        if (line[3] === '-') continue
        answers.push(line)
        const next = waiting.shift()
        if (next === undefined) socket.end()
        else if (socket.writable) socket.write(`${next}\r\n`)
      }
    })
    socket.on('end', () => socket.end())
  }).then((answers) => (answers as string[]).filter((line) => !line.startsWith('221 ')))
}
