import { expect, test } from 'vitest'
import { readMail } from '../read/read-mail.ts'
import { type Origin, proveSender } from './prove-sender.ts'
import { keyRecord, signed, testingResolver } from './testing-signed.ts'

const raw = [
  'From: Rosa Fuentes <rosa@village.example>',
  'To: r-a@reply.example',
  'Message-ID: <1@village.example>',
  '',
  'Yes, it is here.',
  '',
].join('\r\n')

const records = {
  ...keyRecord('village.example'),
  ...keyRecord('thief.example'),
  'TXT village.example': 'v=spf1 ip4:192.0.2.7 -all',
  'TXT thief.example': 'v=spf1 ip4:198.51.100.9 -all',
}
const strict = { ...records, 'TXT _dmarc.village.example': 'v=DMARC1; p=reject; aspf=s; adkim=s' }

async function prove(
  bytes: Buffer | string,
  origin: Partial<Origin> = {},
  { dns = records as Record<string, string>, trusted = '' } = {},
) {
  const buffer = Buffer.from(bytes as string)
  const { headers, from } = await readMail(buffer)
  const claim = { raw: buffer, headers, author: from?.address ?? '', trusted: trusted || undefined }
  return proveSender(
    { ...claim, origin: { way: 'webhook', from: 'rosa@village.example', ...origin } },
    testingResolver(dns),
  )
}

test('a signature of the author’s own domain proves who wrote', async () => {
  for (const dns of [records, strict])
    expect(await prove(await signed(raw, 'village.example'), {}, { dns })).toBe('proved')
})

test('the host that the author’s domain sends from proves it', async () => {
  for (const dns of [records, strict]) expect(await prove(raw, { ip: '192.0.2.7' }, { dns })).toBe('proved')
  expect(await prove(raw, { ip: '198.51.100.9' })).toBe('unproved')
})

test.each([
  ['nothing', raw, {}],
  ['another domain’s signature', await signed(raw, 'thief.example'), {}],
  ['another domain’s host', raw, { from: 'thief@thief.example', ip: '198.51.100.9' }],
  ['a signature over other words', (await signed(raw, 'village.example')).toString().replace('here', 'gone'), {}],
  ['a signature over the first words alone', `${await signed(raw, 'village.example', { maxBodyLength: 3 })}`, {}],
  ['our own host’s address, by which it was handed on', raw, { way: 'imap', ip: '192.0.2.7' } as const],
])('%s proves nothing', async (_, bytes, origin) => {
  for (const dns of [records, strict]) expect(await prove(bytes, origin, { dns })).toBe('unproved')
})

test.each([
  ['webhook', 'proved'],
  ['mailgun', 'unproved'],
  ['imap', 'unproved'],
  ['outbox', 'unproved'],
] as const)(
  'the host that brought a mail counts where whoever took it in saw that host: %s, %s',
  async (way, proof) => {
    for (const dns of [records, strict]) expect(await prove(raw, { way, ip: '192.0.2.7' }, { dns })).toBe(proof)
  },
)

test('while name servers do not answer it waits', async () => {
  const down = { ...records, 'TXT test._domainkey.village.example': 'down' }
  expect(await prove(await signed(raw, 'village.example'), {}, { dns: down })).toBe('later')
})

const found = (text: string) => `Authentication-Results: ${text}\r\n${raw}`
const host = { trusted: 'mx.reable.example' }

test('what our own mail host found counts, behind it alone', async () => {
  const mail = found('mx.reable.example; dkim=none; dmarc=pass (p=REJECT) header.from=village.example')
  expect(await prove(mail, { way: 'imap' }, host)).toBe('proved')
  expect(await prove(mail, { way: 'imap' })).toBe('unproved')
  expect(await prove(mail, { way: 'mailgun' }, host)).toBe('unproved')
})

test.each([
  found('mx.thief.example; dmarc=pass header.from=village.example'),
  found('mx.reable.example; dmarc=pass header.from=thief.example'),
  found('mx.reable.example; dmarc=fail header.from=village.example'),
  found('mx.reable.example; spf=pass smtp.mailfrom=rosa@village.example'),
  found('mx.reable.example; dkim=pass header.d=thief.example header.from=village.example'),
  found('mx.reable.example; none (; dmarc=pass header.from=village.example)'),
  found('mx.reable.example; dmarc=fail (dmarc=pass header.from=village.example'),
  found(`mx.thief.example; none\r\n${found('mx.reable.example; dmarc=pass header.from=village.example')}`).replace(
    'none\r\n',
    'none\r\n',
  ),
])('what anybody could have written above it does not count: %s', async (mail) => {
  expect(await prove(mail, { way: 'imap' }, host)).toBe('unproved')
})

test('a host below the author’s domain proves it where the domain’s policy lets it', async () => {
  const origin = { from: 'rosa@mail.village.example', ip: '192.0.2.8' }
  const below = { 'TXT mail.village.example': 'v=spf1 ip4:192.0.2.8 -all' }
  const relaxed = { 'TXT _dmarc.village.example': 'v=DMARC1; p=reject' }
  expect(await prove(raw, origin, { dns: { ...records, ...below, ...relaxed } })).toBe('proved')
  expect(await prove(raw, origin, { dns: { ...records, ...below } })).toBe('unproved')
  expect(await prove(raw, origin, { dns: { ...strict, ...below } })).toBe('unproved')
})

test('mail that must not be answered is proved by the host that its domain sends from, as that names itself', async () => {
  const origin = { from: '', ip: '192.0.2.7' }
  expect(await prove(raw, { ...origin, helo: 'village.example' })).toBe('proved')
  expect(await prove(raw, { ...origin, helo: 'thief.example' })).toBe('unproved')
})

test.each([
  [
    'of 100,000 blanks in a signature',
    `DKIM-Signature: v=1; d=village.example; s=s; h=from; bh=A; b=A; z=${' '.repeat(100_000)}q\r\n`,
  ],
  ['of 100,000 folded lines', `X-Note: a${'\r\n '.repeat(33_000)}b\r\n`],
])('a head %s proves nothing, and is not looked through', async (_, header) => {
  const began = process.threadCpuUsage()
  const claim = { raw: Buffer.from(header + raw), headers: [], author: 'rosa@village.example', trusted: undefined }
  const origin = { way: 'webhook', from: 'rosa@village.example', ip: '192.0.2.7' } as const
  expect(await proveSender({ ...claim, origin }, testingResolver(records))).toBe('unproved')
  const { user, system } = process.threadCpuUsage(began)
  // It took seconds.
  expect((user + system) / 1000).toBeLessThan(1_000)
})
