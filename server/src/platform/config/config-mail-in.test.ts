import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('mail that comes in needs a domain and a way, and says which is missing', () => {
  const demo = readConfig({}).mailIn
  expect(demo).toMatchObject({ domain: 'reply.localhost', imap: undefined, webhookKey: undefined })
  const sent = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hello@reable.example' }
  expect(readConfig(sent).mailIn).toBeUndefined()
  expect(readConfig({ APP_ENV: 'test' }).mailIn).toBeUndefined()
  const way = { MAIL_IN_DOMAIN: 'Reply.reable.example', MAIL_IN_IMAP: 'imaps://a%40b:p%3Aw@mail.example' }
  expect(readConfig({ ...sent, ...way }).mailIn).toMatchObject({
    domain: 'reply.reable.example',
    imap: {
      host: 'mail.example',
      port: 993,
      secure: true,
      auth: { user: 'a@b', pass: 'p:w' },
      mailbox: 'INBOX',
    },
  })
})

test('mail comes in from a mailbox on this machine, by a web hook and by Mailgun, as it is set', () => {
  const read = (settings: Record<string, string>) => readConfig({ MAIL_IN_DOMAIN: 'r.example', ...settings }).mailIn
  expect(read({ MAIL_IN_IMAP: 'imap://us:secret@127.0.0.1/Ours%2FReplies' })?.imap).toMatchObject({
    ...{ port: 143, secure: false, mailbox: 'Ours/Replies' },
  })
  const secret = '0f1e9c37b2d84a65e17c3f92d0b8a645'
  expect(read({ MAIL_IN_WEBHOOK_SECRET: secret })?.webhookKey?.export().toString()).toBe(secret)
  expect(read({ MAIL_IN_MAILGUN_KEY: secret })?.mailgunKey?.export().toString()).toBe(secret)
})

const mailbox = { MAIL_IN_IMAP: 'imaps://u:p@mail.example' }

test.each([
  [mailbox, /^MAIL_IN_DOMAIN: mail that comes in needs the domain/],
  [{ MAIL_IN_DOMAIN: 'reply.reable.example' }, /^MAIL_IN_DOMAIN: say how its mail comes in/],
  [{ MAIL_IN_DOMAIN: 'r.example', MAIL_IN_MAILGUN_KEY: 'key' }, /MAIL_IN_MAILGUN_KEY: is the HTTP webhook signing key/],
  [{ MAIL_IN_DOMAIN: 'r.example', MAIL_IN_IMAP: 'imap://u:p@mail.example' }, /^MAIL_IN_IMAP: .* write imaps/],
  [{ MAIL_IN_DOMAIN: 'r.example', MAIL_IN_IMAP: 'imaps://mail.example' }, /^MAIL_IN_IMAP: .* the password/],
  [{ MAIL_IN_DOMAIN: 'r.example', MAIL_IN_WEBHOOK_SECRET: 'secret' }, /^MAIL_IN_WEBHOOK_SECRET: .*openssl rand/],
])('what is wrong with the settings of mail that comes in is said in a sentence: %j', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence)
})
