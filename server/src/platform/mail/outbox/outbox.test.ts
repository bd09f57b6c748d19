import { afterAll, beforeAll, expect, test } from 'vitest'
import { testProgram } from '../../../testing.ts'
import { queueMail } from '../queue-mail.ts'
import { sendMail } from '../send-mail.ts'
import { outboxTransport } from './outbox-folder.ts'

let program: Awaited<ReturnType<typeof testProgram>>

const link = 'https://a.example/confirmation?confirmation_token=a&b=<i>'
const email = {
  to: 'rosa@village.example',
  subject: 'Beds & <b>walkers</b>',
  html: `<html><head><title>x</title></head><body><a href="${link}">Go</a><script>alert(1)</script></body></html>`,
  headers: { 'Reply-To': 'buyer@village.example' },
  plain: `Go to\n${link}\n<script>alert(1)</script>`,
}

beforeAll(async () => {
  program = await testProgram()
  await queueMail(program.ctx, email)
  const { id } = await program.ctx.db.selectFrom('mails').select('id').executeTakeFirstOrThrow()
  await sendMail(program.ctx, { mailId: id })
})
afterAll(() => program.close())

const open = (address: string) => program.app.inject(address)

test('the outbox lists each mail with its reader, subject and date, and leads to it', async () => {
  const { body } = await open('/dev/outbox')
  expect(body).toContain('<a href="/dev/outbox/00000001">Beds &amp; &lt;b&gt;walkers&lt;/b&gt;</a>')
  expect(body).toContain('rosa@village.example')
  expect(body).toMatch(/\d{4}-\d\d-\d\d \d\d:\d\d/)
})

test('older mails follow on pages of their own', async () => {
  for (let count = 0; count < 100; count++) {
    const head = `To: rosa@village.example\r\nSubject: Letter ${count}\r\nDate: Fri, 20 Nov 2026 20:15:00 +0000`
    const mail = { id: 1_000 + count, envelope: { from: '', to: '' }, bytes: Buffer.from(`${head}\r\n\r\nHello`) }
    await outboxTransport(program.config)(mail, async () => {})
  }
  const { body: first } = await open('/dev/outbox')
  expect(first).not.toContain('Beds &amp;')
  expect(first).toContain('<a class="back" href="/dev/outbox?before=00001000">Older mails</a>')
  const { body: second } = await open('/dev/outbox?before=00001000')
  expect(second).toContain('Beds &amp;')
  expect(second).not.toContain('Older mails')
  // The times are those of clocks in Vancouver.
  expect(first).toContain('Letter 99</a><br>To rosa@village.example<br>2026-11-20 13:15</li>')
  for (const odd of ['before=x', 'before=00001000x', 'before=x00001000', 'before=1&before=2', 'before='])
    expect([odd, (await open(`/dev/outbox?${odd}`)).body]).toEqual([odd, first])
})

test('a mail is shown as a mail program shows it and as plain text with links to follow', async () => {
  const { body } = await open('/dev/outbox/00000001')
  expect(body).toContain('src="/dev/outbox/00000001/letter"')
  expect(body).toContain('<dt>Answers go to</dt><dd>buyer@village.example</dd>')
  expect(body).toContain('<a href="https://a.example/confirmation?confirmation_token=a&amp;b=')
  expect(body).not.toContain('<script>')
  expect(body).toContain('<title>Beds &amp; &lt;b&gt;walkers&lt;/b&gt;</title>')
  expect(body).not.toContain('<form')
  expect((await open('/dev/outbox/00001000')).body).not.toContain('Answers go to')
})

test('an e-mail may do nothing but show itself and lead on, from any frame of ours', async () => {
  const { body, headers } = await open('/dev/outbox/00000001/letter')
  expect(body).toContain('<head><base target="_top">')
  expect(body).toContain(link)
  expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  const policy = String(headers['content-security-policy'])
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("frame-ancestors 'self'")
  expect(policy).toMatch(/sandbox allow-same-origin allow-top-navigation-by-user-activation$/)
  expect(policy).not.toContain('script')
})

test('the outbox’s own pages run no script and are cached nowhere', async () => {
  for (const address of ['/dev/outbox', '/dev/outbox/00000001']) {
    const { headers } = await open(address)
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
    expect([headers['cache-control'], headers['x-robots-tag']]).toEqual(['no-store', 'noindex'])
    expect([headers['content-type'], headers['x-frame-options']]).toEqual(['text/html; charset=utf-8', 'DENY'])
  }
})
