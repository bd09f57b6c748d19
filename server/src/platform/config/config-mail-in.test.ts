import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test('mail that comes in needs a domain and a way, and says which is missing', () => {
  const demo = readConfig({}).mailIn
  expect(demo).toMatchObject({ domain: 'reply.localhost', listener: undefined, imap: undefined, webhookKey: undefined })
  const sent = { SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'hello@reable.example' }
  expect(readConfig(sent).mailIn).toBeUndefined()
  expect(readConfig({ APP_ENV: 'test' }).mailIn).toBeUndefined()
  const way = { MAIL_IN_DOMAIN: 'Reply.reable.example', MAIL_IN_LISTEN: 'smtp://0.0.0.0' }
  expect(readConfig({ ...sent, ...way }).mailIn).toMatchObject({
    domain: 'reply.reable.example',
    listener: { protocol: 'smtp', host: '0.0.0.0', port: 25, tls: undefined },
  })
  expect(readConfig({ ...way, MAIL_IN_IMAP: 'imaps://a%40b:p%3Aw@mail.example' }).mailIn?.imap).toEqual({
    host: 'mail.example',
    port: 993,
    secure: true,
    auth: { user: 'a@b', pass: 'p:w' },
    mailbox: 'INBOX',
  })
})

test('mail comes in by LMTP, over TLS, from a mailbox on this machine, and by a web hook, as it is set', () => {
  const read = (settings: Record<string, string>) => readConfig({ MAIL_IN_DOMAIN: 'r.example', ...settings }).mailIn
  expect(
    read({ MAIL_IN_LISTEN: 'lmtp://[::1]', MAIL_IN_CERTIFICATE: 'c.pem', MAIL_IN_KEY: 'k.pem' })?.listener,
  ).toEqual({
    ...{ protocol: 'lmtp', host: '::1', port: 24 },
    tls: { certificate: 'c.pem', key: 'k.pem' },
  })
  expect(read({ MAIL_IN_LISTEN: 'lmtp://127.0.0.1:2400' })?.listener?.port).toBe(2400)
  expect(read({ MAIL_IN_IMAP: 'imap://us:secret@127.0.0.1/Ours%2FReplies' })?.imap).toMatchObject({
    ...{ port: 143, secure: false, mailbox: 'Ours/Replies' },
  })
  const secret = '0f1e9c37b2d84a65e17c3f92d0b8a645'
  expect(read({ MAIL_IN_WEBHOOK_SECRET: secret })?.webhookKey?.export().toString()).toBe(secret)
})

test.each([
  [{ MAIL_IN_LISTEN: 'smtp://0.0.0.0:25' }, /^MAIL_IN_DOMAIN: mail that comes in needs the domain/],
  [{ MAIL_IN_DOMAIN: 'reply.reable.example' }, /^MAIL_IN_DOMAIN: say how its mail comes in/],
  [{ MAIL_IN_DOMAIN: 'reply', MAIL_IN_LISTEN: 'smtp://h' }, /MAIL_IN_DOMAIN: is a domain alone/],
  [{ MAIL_IN_DOMAIN: 'a.b', MAIL_IN_LISTEN: 'http://h' }, /MAIL_IN_LISTEN: is like smtp:/],
  [
    { MAIL_IN_DOMAIN: 'r.example', MAIL_IN_LISTEN: 'smtp://h', MAIL_IN_KEY: 'k' },
    /^MAIL_IN_CERTIFICATE: needs MAIL_IN_KEY/,
  ],
  [{ MAIL_IN_DOMAIN: 'r.example', MAIL_IN_IMAP: 'imap://u:p@mail.example' }, /^MAIL_IN_IMAP: .* write imaps/],
  [{ MAIL_IN_DOMAIN: 'r.example', MAIL_IN_IMAP: 'imaps://mail.example' }, /^MAIL_IN_IMAP: .* the password/],
  [{ MAIL_IN_DOMAIN: 'r.example', MAIL_IN_IMAP: 'imaps://us@mail.example' }, /^MAIL_IN_IMAP: .* the password/],
  [{ MAIL_IN_DOMAIN: '-r.example', MAIL_IN_LISTEN: 'smtp://h' }, /MAIL_IN_DOMAIN: is a domain alone/],
  [{ MAIL_IN_DOMAIN: 'r.example/x', MAIL_IN_LISTEN: 'smtp://h' }, /MAIL_IN_DOMAIN: is a domain alone/],
  [{ MAIL_IN_DOMAIN: 'r.example', MAIL_IN_WEBHOOK_SECRET: 'secret' }, /^MAIL_IN_WEBHOOK_SECRET: .*openssl rand/],
  [{ MAIL_IN_DOMAIN: 'r.example', MAIL_IN_LISTEN: 'smtp://h', MAIL_IN_TRUSTED: 'a b' }, /MAIL_IN_TRUSTED: is the name/],
  [{ MAIL_IN_DOMAIN: 'r.example', MAIL_IN_LISTEN: 'smtps://h' }, /MAIL_IN_LISTEN: is like smtp:/],
  [{ MAIL_IN_DOMAIN: 'r.example', MAIL_IN_LISTEN: 'xlmtp://h' }, /MAIL_IN_LISTEN: is like smtp:/],
  [{ MAIL_IN_DOMAIN: 'r.example', MAIL_IN_IMAP: 'imapss://u:p@127.0.0.1' }, /MAIL_IN_IMAP: is like imaps:/],
  [{ MAIL_IN_DOMAIN: 'r.example', MAIL_IN_IMAP: 'ximap://u:p@127.0.0.1' }, /MAIL_IN_IMAP: is like imaps:/],
])('what is wrong with the settings of mail that comes in is said in a sentence: %j', (settings, sentence) => {
  expect(() => readConfig(settings)).toThrow(sentence)
})
