import { afterAll, expect, test } from 'vitest'
import { day, hour } from '#platform/clock'
import { acceptMail, endMailThread } from '#platform/mail'
import { call } from '../../listings/testing.ts'
import { testingResolver } from '../../platform/mail/incoming/proof/testing-signed.ts'
import { programOfFile } from '../../testing-file.ts'
import {
  answerOf,
  judgeAll,
  mailInSettings,
  mailsTo,
  provedMail,
  rawMail,
  takeIn,
  wordsOf,
  writtenTo,
} from './testing-mail-in.ts'

const program = await programOfFile(mailInSettings)
afterAll(endMailThread)

test('automatic answers are not posted, and nobody is answered', async () => {
  const pair = await writtenTo(program)
  const count = async () => (await program.ctx.db.selectFrom('mails').select('id').execute()).length
  const before = await count()
  expect(await takeIn(program, await answerOf(pair, 'I am away.', ['Auto-Submitted: auto-replied']), pair.reply)).toBe(
    'automatic',
  )
  expect(await takeIn(program, await answerOf(pair, 'I am away.', ['Precedence: bulk']), pair.reply)).toBe('automatic')
  expect(await takeIn(program, await answerOf(pair, 'I am away.'), pair.reply, '')).toBe('automatic')
  expect([await count(), await wordsOf(program, pair, pair.owner)]).toEqual([before, []])
})

test('two programs that answer every mail stop by themselves, even those that do not say what they are', async () => {
  const pair = await writtenTo(program)
  const people = [pair.owner, pair.buyer]
  const answered = new Set<number>()
  // Each of the two answers every mail that has an address for answers, until none comes any more.
  for (let rounds = 0; rounds < 50; rounds++) {
    for (const { id, recipient, headers } of (await Promise.all(people.map((one) => mailsTo(program, one)))).flat()) {
      const to = (headers as Record<string, string>)['Reply-To']
      if (!to || answered.has(id)) continue
      answered.add(id)
      await takeIn(program, await provedMail({ from: recipient, to, text: `${recipient} is away.` }), to)
    }
  }
  expect(await wordsOf(program, pair, pair.owner)).toHaveLength(3)
  expect(answered.size).toBeLessThan(10)
})

test('a conversation takes twenty mails a day, and its writer is told why each time', async () => {
  const pair = await writtenTo(program)
  await takeIn(program, rawMail({ from: pair.owner.email, to: pair.reply, text: 'Asked before' }), pair.reply)
  const token = /by-mail\?token=([\w-]+)/.exec((await mailsTo(program, pair.owner)).at(-1)?.plain ?? '')?.[1]
  const post = async () => (await call(program, 'POST', '/messages/by-mail/post', {}, { token })).status
  for (let at = 0; at < 23; at++) await takeIn(program, await answerOf(pair, `Words ${at}`), pair.reply)
  expect(await wordsOf(program, pair, pair.owner)).toHaveLength(20)
  const explained = (await mailsTo(program, pair.owner)).filter(
    ({ subject }) => subject === 'Your email was not posted',
  )
  expect(explained).toHaveLength(3)
  expect(explained[0]?.plain).toContain('A conversation takes 20 emails a day')
  expect(await post()).toBe(409)
  program.ctx.clock = { now: () => new Date(Date.now() + day + hour) }
  expect(await takeIn(program, await answerOf(pair, 'Next day'), pair.reply)).toBe('posted')
  expect(await post()).toBe(200)
})

test.each([
  ['a word of cheats', 'Pay me by Western Union', /is how people are cheated/],
  ['5,001 characters', 'x'.repeat(5_001), /Use at most 5,000 characters/],
])('what no message may be is not cut but explained: %s', async (_, text, sentence) => {
  const pair = await writtenTo(program)
  expect(await takeIn(program, await answerOf(pair, text), pair.reply)).toBe('refused')
  expect((await mailsTo(program, pair.owner)).at(-1)?.plain).toMatch(sentence)
})

test('an answer to whoever closed their account is explained', async () => {
  const pair = await writtenTo(program)
  await program.ctx.db.deleteFrom('people').where('id', '=', pair.buyer.id).execute()
  expect(await takeIn(program, await answerOf(pair, 'Hello?'), pair.reply)).toBe('refused')
  expect((await mailsTo(program, pair.owner)).at(-1)?.plain).toContain('They closed their account')
})

test('mails that nobody can read, and addresses that we never gave, come to nothing', async () => {
  const pair = await writtenTo(program)
  const many = `From: a@b.example\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n${'--b\r\n\r\nx\r\n'.repeat(10_000)}`
  expect(await takeIn(program, many, pair.reply)).toBe('unreadable')
  for (const address of [
    `r-${'a'.repeat(26)}@reply.reable.example`,
    `b-1-${'a'.repeat(26)}@reply.reable.example`,
    'x@reply.reable.example',
  ])
    expect(await takeIn(program, rawMail({ from: pair.owner.email, to: address, text: 'x' }), address)).toBe('unknown')
})

test('while name servers do not answer a mail waits for an hour; then its writer is asked', async () => {
  const pair = await writtenTo(program)
  const down = testingResolver({ 'TXT test._domainkey.example.org': 'down' })
  const start = Date.now()
  const judgeAt = (milliseconds: number) => {
    program.ctx.clock = { now: () => new Date(start + milliseconds) }
    return judgeAll(program, down)
  }
  program.ctx.clock = { now: () => new Date(start) }
  await acceptMail(program.ctx, await answerOf(pair, 'Later.'), {
    way: 'webhook',
    to: [pair.reply],
    from: pair.owner.email,
  })
  await judgeAt(hour - 1)
  expect((await mailsTo(program, pair.owner)).at(-1)?.subject).not.toBe('Did you write this?')
  await judgeAt(hour)
  expect((await mailsTo(program, pair.owner)).at(-1)?.subject).toBe('Did you write this?')
})
