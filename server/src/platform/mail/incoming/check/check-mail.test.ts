import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { checkMail } from './check-mail.ts'

const settings = {
  SMTP_URL: 'smtp://mail.example',
  MAIL_FROM: 'hello@reable.example',
  MAIL_IN_DOMAIN: 'reply.reable.example',
}
const records: Record<string, string> = {
  'reable.example': 'v=spf1 include:mail.example -all',
  'reply.reable.example': 'v=spf1 include:mail.example -all',
  '_dmarc.reable.example': 'v=DMARC1; p=quarantine',
  'mail._domainkey.reable.example': `v=DKIM1; p=${'A'.repeat(60)}`,
}

const check = (env: Record<string, string>, txt = records, mx = ['mx.reable.example']) =>
  checkMail(readConfig(env), {
    selector: 'mail',
    names: {
      resolveMx: async () => mx.map((exchange) => ({ exchange, priority: 10 })),
      resolveTxt: async (name) => {
        const text = txt[name]
        if (text === undefined) throw new Error('ENOTFOUND')
        return [[text]]
      },
    },
  })

test('where everything is there, everything is said to be good', async () => {
  const server = createServer((socket) => socket.end('220 reply.reable.example LMTP\r\n'))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as { port: number }
  const found = await check({ ...settings, MAIL_IN_LISTEN: `lmtp://127.0.0.1:${port}` })
  expect(found.filter(({ good }) => !good)).toEqual([])
  expect(found).toHaveLength(7)
  server.close()
})

test('what is missing is said in sentences that say what to do', async () => {
  const ways = { MAIL_IN_LISTEN: 'smtp://127.0.0.1:1', MAIL_IN_IMAP: 'imaps://u:p@127.0.0.1:1' }
  const found = await check({ ...settings, ...ways }, {}, [])
  expect(found.filter(({ good }) => !good).map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/^reable\.example has no SPF record: add the TXT record/),
    expect.stringMatching(/^reable\.example has no DKIM key mail: add the TXT record mail\._domainkey/),
    expect.stringMatching(/^reable\.example has no DMARC record: add the TXT record _dmarc/),
    expect.stringMatching(/^Nobody takes mail for reply\.reable\.example: add an MX record/),
    expect.stringMatching(/^reply\.reable\.example has no SPF record/),
    expect.stringMatching(/^Nobody takes mail in at smtp:\/\/127\.0\.0\.1:1: start the program/),
    expect.stringMatching(/^The mailbox INBOX at 127\.0\.0\.1 does not open/),
  ])
})

test('without settings it says that no mail goes out, and how mail comes in', async () => {
  const sentences = (await check({ APP_ENV: 'test' })).map(({ sentence }) => sentence)
  expect(sentences[0]).toMatch(/^No mail goes out: set SMTP_URL/)
  expect(sentences.at(-1)).toMatch(/^No mail comes in: set MAIL_IN_DOMAIN/)
})
