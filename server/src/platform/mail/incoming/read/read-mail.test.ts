import { afterAll, expect, test } from 'vitest'
import { UnreadableMail } from './mail-bounds.ts'
import { readMail } from './read-mail.ts'
import { endMailThread, readMailInThread } from './read-mail-in-thread.ts'

afterAll(endMailThread)

const read = (...lines: string[]) => readMail(Buffer.from(lines.join('\r\n')))
const plain = ['From: Rosa Fuentes <Rosa@village.example>', 'To: r-a@reply.example', 'Message-ID: <1@x>', '']

test('a mail is read: who wrote it, to whom, and what', async () => {
  const mail = await read(...plain, 'Yes.')
  expect(mail).toMatchObject({
    from: { name: 'Rosa Fuentes', address: 'rosa@village.example' },
    to: ['r-a@reply.example'],
    messageId: '<1@x>',
    text: 'Yes.\n',
    pictures: [],
    others: [],
  })
})

test('a mail of HTML alone reads as its words, and what it quotes is marked', async () => {
  const html =
    '<div>Yes.<br>At <b>two</b>.</div><div>On 1 May, Ben wrote:</div><blockquote>Is it there?</blockquote><script>x</script>'
  const mail = await read('From: a@b.example', 'Content-Type: text/html; charset=utf-8', '', html)
  expect(mail.text).toBe('Yes.\nAt two.\nOn 1 May, Ben wrote:\n\n> Is it there?')
})

test.each([
  ['two of one header', ['From: a@b.example', 'From: rosa@village.example', '', 'x']],
  ['two subjects', ['From: a@b.example', 'Subject: One', 'Subject: Two', '', 'x']],
  ['no From', ['To: a@b.example', '', 'x']],
  ['two authors', ['From: rosa@village.example, a@b.example', '', 'x']],
  ['a group of authors', ['From: Us: rosa@village.example, a@b.example;', '', 'x']],
  ['an empty From', ['From: ', '', 'x']],
])('%s: nobody is named as its writer', async (_, lines) => {
  expect((await read(...lines)).from).toBeUndefined()
})

const nested = (depth: number) =>
  Array.from({ length: depth }, (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`).join(
    '',
  )

test.each([
  [
    '10,000 parts',
    `From: a@b.example\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(10_000)}`,
  ],
  ['parts within parts', `From: a@b.example\r\n${nested(100)}`],
  ['a head without an end', `From: a@b.example\r\n${'X: y\r\n'.repeat(40_000)}`],
  ['more than 25 MB', `From: a@b.example\r\n\r\n${'x'.repeat(26 * 1024 * 1024)}`],
])('%s: it is not read, and the next one is', async (_, raw) => {
  await expect(readMail(Buffer.from(raw))).rejects.toThrow()
  await expect(readMailInThread(Buffer.from(raw))).rejects.toThrow(UnreadableMail)
  const next = Buffer.from([...plain, 'Yes.'].join('\r\n'))
  expect((await readMailInThread(next)).text).toBe('Yes.\n')
})
