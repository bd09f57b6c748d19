import { expect, test } from 'vitest'
import { readConfig } from '#platform/config'
import { mailboxServer } from '../ways/testing-mailbox-server.ts'
import { checkMail, checkMailbox } from './check-mail.ts'

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
  const { settings: imap, stop } = await mailboxServer()
  const { user, pass } = imap.auth
  const found = await check({ ...settings, MAIL_IN_IMAP: `imap://${user}:${pass}@127.0.0.1:${imap.port}` })
  expect(found.filter(({ good }) => !good)).toEqual([])
  expect(found).toHaveLength(7)
  await stop()
})

test('what is missing is said in sentences that say what to do', async () => {
  const found = await check({ ...settings, MAIL_IN_IMAP: 'imaps://u:p@127.0.0.1:1' }, {}, [])
  expect(found.filter(({ good }) => !good).map(({ sentence }) => sentence)).toEqual([
    expect.stringMatching(/^reable\.example has no SPF record: add the TXT record/),
    expect.stringMatching(/^reable\.example has no DKIM key mail: add the TXT record mail\._domainkey/),
    expect.stringMatching(/^reable\.example has no DMARC record: add the TXT record _dmarc/),
    expect.stringMatching(/^Nobody takes mail for reply\.reable\.example: add an MX record/),
    expect.stringMatching(/^reply\.reable\.example has no SPF record/),
    expect.stringMatching(/^The mailbox INBOX at 127\.0\.0\.1 does not open/),
  ])
})

test('a mailbox that opens is good and stays as it is; one that is not there is told from it', async () => {
  const { mailbox, settings: imap, stop } = await mailboxServer()
  expect(await checkMailbox(imap)).toEqual({ good: true, sentence: 'The mailbox INBOX at 127.0.0.1 opens.' })
  expect(await checkMailbox({ ...imap, mailbox: 'Elsewhere' })).toEqual({
    good: false,
    sentence:
      'The mailbox Elsewhere at 127.0.0.1 does not open: it does not answer, or is not there. Look at MAIL_IN_IMAP.',
  })
  expect(mailbox.opened).toEqual(['EXAMINE INBOX', 'EXAMINE Elsewhere'])
  await stop()
})
