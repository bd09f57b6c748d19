import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { testProgram } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { queueMail } from './queue-mail.ts'

const program = await programOfFile()

const email = { to: 'rosa@village.example', subject: 'Your listing', html: '<p>Héllo</p>', plain: 'Héllo' }

test.each([{ to: 'a@b.example\r\nBcc: c@d.example' }, { to: 'a@b.example, c@d.example' }, { subject: 'x\nBcc: y' }])(
  'what could smuggle a header throws: %j',
  async (changed) => {
    await expect(queueMail(program.ctx, { ...email, ...changed })).rejects.toThrow()
  },
)

test('the outbox shows nothing but its own files', async () => {
  const { dataFolder } = program.config
  await mkdir(join(dataFolder, 'outbox'), { recursive: true })
  await writeFile(join(dataFolder, 'secret.eml'), 'To: rosa@village.example')
  for (const name of ['..%2Fsecret', '..%2Fsecret.eml', 'x.eml', '00000099.eml'])
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
