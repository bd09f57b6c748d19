import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Context } from '#platform/context'
import { testProgram } from '../../../testing.ts'
import { readMail } from '../incoming/read/read-mail.ts'
import { outboxTransport } from './outbox-folder.ts'

let program: Awaited<ReturnType<typeof testProgram>>
let ctx: Context

const way = { MAIL_IN_DOMAIN: 'reply.reable.example', MAIL_IN_IMAP: 'imap://u:p@127.0.0.1:1' }
const replyTo = 'r-abc234@reply.reable.example'

beforeAll(async () => {
  program = await testProgram(way)
  const now = new Date('2026-11-20T20:15:00Z')
  program.ctx.clock = { now: () => now }
  ctx = program.ctx
  await store(7, replyTo)
  await store(8, 'us@reable.example')
})
beforeEach(async () => {
  await ctx.db.deleteFrom('incoming_mails').execute()
})
afterAll(() => program.close())

/** Puts a mail to Rosa into the outbox whose answers go to `answers`. */
async function store(id: number, answers: string): Promise<void> {
  const head = [
    'From: "Ben (through Reable)" <no-reply@reable.example>',
    'To: rosa@village.example',
    `Reply-To: ${answers}`,
    'Subject: Two-wheel walker',
    'Message-ID: <7@reable.example>',
    'Date: Fri, 20 Nov 2026 19:00:00 +0000',
  ]
  const bytes = Buffer.from([...head, '', 'Is it there?', 'Ben'].join('\r\n'))
  await outboxTransport(ctx.config)({ id, envelope: { from: '', to: '' }, bytes }, async () => {})
}

const reply = (name: string, payload: string | undefined) =>
  program.app.inject({
    method: 'POST',
    url: `/dev/outbox/${name}/reply`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    ...(payload !== undefined && { payload }),
  })

const incoming = () => ctx.db.selectFrom('incoming_mails').select(['recipient', 'origin', 'raw']).execute()

test('an answer that is typed below a mail comes in as the mail program of its reader would send it, once it is there', async () => {
  const { statusCode, headers } = await reply('00000007', 'text=Yes,+on+Sunday.')
  expect([statusCode, headers.location]).toEqual([303, '/dev/outbox/00000007?answered#answer'])
  const [mail, ...more] = await incoming()
  expect([more, mail?.recipient, mail?.origin]).toEqual([[], replyTo, { way: 'outbox', from: 'rosa@village.example' }])
  const read = await readMail(mail?.raw ?? Buffer.from(''))
  expect(read).toMatchObject({ from: { address: 'rosa@village.example' }, to: [replyTo] })
  const header = (name: string) => read.headers.find(({ key }) => key === name)?.value
  expect([header('subject'), header('in-reply-to'), header('date')]).toEqual([
    'Re: Two-wheel walker',
    '<7@reable.example>',
    'Fri, 20 Nov 2026 20:15:00 +0000',
  ])
  expect(read.text.trim().split('\n')).toEqual([
    'Yes, on Sunday.',
    '',
    'On 2026-11-20T19:00:00.000Z, Ben (through Reable) <no-reply@reable.example> wrote:',
    '> Is it there?',
    '> Ben',
  ])
})

test('an answer of no words is none, and neither is one to a mail whose answers do not come here', async () => {
  for (const payload of ['text=', 'text=++%0D%0A', 'other=x', undefined]) {
    const { statusCode, headers } = await reply('00000007', payload)
    expect([statusCode, headers.location]).toEqual([303, '/dev/outbox/00000007#answer'])
  }
  for (const name of ['00000008', '00000009']) expect((await reply(name, 'text=Yes')).statusCode).toBe(404)
  expect(await incoming()).toEqual([])
})
