import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#platform/context'
import { testProgram } from '../../testing.ts'
import { queueMail } from './queue-mail.ts'
import { sendMail } from './send-mail.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram()
})
afterAll(() => program.close())

const email = { to: 'rosa@village.example', subject: 'Your listing', html: '<p>Héllo</p>', plain: 'Héllo' }

test('a mail is written with its job, in the transaction of its business, and read in the outbox', async () => {
  const { ctx, app } = program
  await inTransaction(ctx, (ctx) => queueMail(ctx, email))
  const mail = await ctx.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow()
  await sendMail(ctx, { mailId: mail.id })
  const list = await app.inject('/dev/outbox')
  const name = /href="\/dev\/outbox\/(\d+)"/.exec(list.body)?.[1]
  const sent = (await app.inject(`/dev/outbox/${name}.eml`)).body
  expect(sent).toContain(`Message-ID: ${mail.message_id}`)
  expect(sent).toContain('To: rosa@village.example')
  expect(sent).toContain('Subject: Your listing')
})

test.each([{ to: 'a@b.example\r\nBcc: c@d.example' }, { to: 'a@b.example, c@d.example' }, { subject: 'x\nBcc: y' }])(
  'what could smuggle a header throws: %j',
  async (changed) => {
    await expect(queueMail(program.ctx, { ...email, ...changed })).rejects.toThrow()
  },
)

test('the outbox shows nothing but its own files', async () => {
  for (const name of ['..%2F..%2Fsecret', 'x.eml', '00000099.eml'])
    expect((await program.app.inject(`/dev/outbox/${name}`)).statusCode).toBe(404)
})

test('there is no outbox page in production', async () => {
  const production = await testProgram({
    APP_ENV: 'production',
    LIMITS: 'on',
    SECRET: 'k3Ta9wZr5QxL2mBv7NcY8pHd4sGf6jUe',
    PUBLIC_URL: 'https://a.example',
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'hello@a.example',
  })
  expect((await production.app.inject('/dev/outbox')).statusCode).toBe(404)
  await production.close()
})
