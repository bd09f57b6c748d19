import { afterAll, expect, test } from 'vitest'
import { acceptMail, endMailThread, type Origin } from '#platform/mail'
import { TooManyMails } from '../../platform/mail/incoming/accept-mail.ts'
import { keyRecord, signed, testingResolver } from '../../platform/mail/incoming/proof/testing-signed.ts'
import { programOfFile } from '../../testing-file.ts'
import { judgeAll, mailInSettings, mailsTo, type Pair, rawMail, wordsOf, writtenTo } from './testing-mail-in.ts'

const host = 'mx.reable.example'

const program = await programOfFile({ ...mailInSettings, MAIL_IN_TRUSTED: host })
afterAll(endMailThread)

/** The people's domain sends from one host and signs with one key; so does the thief's. */
const dns = testingResolver({
  ...keyRecord('thief.example'),
  'TXT example.org': 'v=spf1 ip4:192.0.2.7 -all',
  'TXT thief.example': 'v=spf1 ip4:198.51.100.9 -all',
})

type Forgery = { raw: Buffer | string; origin?: Partial<Origin> }

/** How somebody who knows a person's address and where they answer to writes as them, by whatever way a mail comes. */
const forgeries: ((mail: { from: string; to: string; text: string }) => Forgery | Promise<Forgery>)[] = [
  (mail) => ({ raw: rawMail(mail) }),
  (mail) => ({ raw: rawMail(mail), origin: { from: 'x@thief.example', ip: '198.51.100.9' } }),
  async (mail) => ({ raw: await signed(rawMail(mail), 'thief.example') }),
  async (mail) => ({ raw: await signed(rawMail(mail), 'example.org') }),
  (mail) => ({ raw: found(`mx.thief.example; dmarc=pass header.from=example.org`, mail), origin: { way: 'imap' } }),
  (mail) => ({ raw: found(`${host}; dmarc=pass header.from=thief.example`, mail), origin: { way: 'imap' } }),
  (mail) => ({ raw: found(`${host}; dmarc=fail header.from=example.org`, mail), origin: { way: 'imap' } }),
  (mail) => ({ raw: found(`${host}; dmarc=pass header.from=example.org`, mail), origin: { way: 'mailgun' } }),
  (mail) => ({ raw: rawMail({ ...mail, headers: ['From: x@thief.example'] }), origin: { ip: '198.51.100.9' } }),
  (mail) => ({ raw: rawMail({ ...mail, from: `"${mail.from}" <x@thief.example>` }), origin: { ip: '198.51.100.9' } }),
]

const found = (results: string, mail: Parameters<typeof rawMail>[0]) =>
  `Authentication-Results: ${results}\r\n${rawMail(mail)}`

async function forge({ owner, reply }: Pair, at: number): Promise<void> {
  const forged = forgeries[at % forgeries.length]
  const { raw, origin } = (await forged?.({ from: owner.email, to: reply, text: `Forged ${at}` })) ?? { raw: '' }
  const envelope = { way: 'webhook', from: owner.email, ip: '203.0.113.5', to: [reply], ...origin } as const
  // Most of a flood is not even stored.
  await acceptMail(program.ctx, Buffer.from(raw as string), envelope).catch((error) => {
    if (!(error instanceof TooManyMails)) throw error
  })
}

test('of a thousand mails by forged senders none is posted, and their victims are asked five times a day at most', async () => {
  const pairs = await Promise.all([writtenTo(program), writtenTo(program)])
  for (let at = 0; at < 1_000; at++) await forge(pairs[at % 2] as Pair, at)
  await judgeAll(program, dns)
  for (const pair of pairs) {
    expect(await wordsOf(program, pair, pair.owner)).toEqual([])
    const asked = (await mailsTo(program, pair.owner)).filter(({ subject }) => subject === 'Did you write this?')
    expect(asked).toHaveLength(5)
    expect(await mailsTo(program, pair.buyer)).toEqual([])
  }
  const outcomes = await program.ctx.db.selectFrom('incoming_mails').select('outcome').distinct().execute()
  expect(outcomes.map(({ outcome }) => outcome).sort()).toEqual(['asked', 'refused'])
})
