import { afterAll, expect, test } from 'vitest'
import { minute } from '#platform/clock'
import { acceptMail, endMailThread } from '#platform/mail'
import { whileLocked } from '../../platform/database/testing-locks.ts'
import { get, signedIn } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { postMessage } from '../posting/post-message.ts'
import { lockWaiting, recordOutcome } from './incoming-queries.ts'
import { judgeMail } from './judge-mail.ts'
import {
  answerOf,
  mailInSettings,
  mailsTo,
  type Pair,
  provedMail,
  rawMail,
  resolver,
  takeIn,
  wordsOf,
  writtenTo,
} from './testing-mail-in.ts'

const program = await programOfFile(mailInSettings)
afterAll(endMailThread)

test('an answer by mail is posted, and its partner’s mail holds nothing but its words', async () => {
  const pair = await writtenTo(program)
  const text = [
    'Yes, come on Sunday.',
    '',
    '-- ',
    'Rosa Fuentes',
    '604-555-0123',
    '',
    `On 20 Nov 2026, Ben <${pair.reply}> wrote:`,
    '> Is it still there?',
  ]
  const mail = await answerOf(pair, text.join('\r\n'), [
    'Received: from home.example (203.0.113.7)',
    'X-Mailer: Fuentes Mail',
  ])
  expect(await takeIn(program, mail, pair.reply)).toBe('posted')
  expect(await wordsOf(program, pair, pair.owner)).toEqual(['Yes, come on Sunday.'])
  const [brought] = await mailsTo(program, pair.buyer)
  const whole = JSON.stringify(brought)
  for (const secret of [pair.owner.email, 'Fuentes', '604-555', '203.0.113.7', 'home.example', pair.reply])
    expect(whole).not.toContain(secret)
  expect(brought?.plain).toContain('Yes, come on Sunday.')
  expect(brought?.headers).toMatchObject({
    'Reply-To': expect.stringMatching(/^r-[a-z2-7]{26}@reply\.reable\.example$/),
  })
  const { folded } = await program.ctx.db.selectFrom('message_folds').select('folded').executeTakeFirstOrThrow()
  expect(folded).toContain('604-555-0123')
})

test('the same mail is posted once, by whatever path it comes again', async () => {
  const pair = await writtenTo(program)
  const mail = await answerOf(pair, 'Once.')
  await takeIn(program, mail, pair.reply)
  await takeIn(program, mail, pair.reply)
  expect(await takeIn(program, Buffer.concat([Buffer.from('Received: from y\r\n'), mail]), pair.reply)).toBe('repeated')
  expect(await wordsOf(program, pair, pair.owner)).toEqual(['Once.'])
})

test('a mail that nothing proves is posted by its writer’s press alone, once', async () => {
  const pair = await writtenTo(program)
  const mail = rawMail({ from: pair.owner.email, to: pair.reply, text: 'Is this me?' })
  expect(await takeIn(program, mail, pair.reply)).toBe('asked')
  expect(await wordsOf(program, pair, pair.owner)).toEqual([])
  const question = (await mailsTo(program, pair.owner)).at(-1)
  expect(question).toMatchObject({ subject: 'Did you write this?' })
  const token = /by-mail\?token=([\w-]+)/.exec(question?.plain ?? '')?.[1]
  const ask = (path: string) =>
    program.app
      .inject({ method: 'POST', url: `/v1/messages/by-mail/${path}`, payload: { token } })
      .then((answer) => answer.json())
  expect(await ask('look')).toEqual({
    data: { body: 'Is this me?', photos: 0, posted: false, conversation_id: pair.conversationId },
  })
  expect(await wordsOf(program, pair, pair.owner)).toEqual([])
  const posts = await Promise.all([ask('post'), ask('post')])
  expect(posts.map(({ data }) => data.posted)).toEqual([true, true])
  expect(await ask('look')).toMatchObject({ data: { posted: true } })
  expect(await wordsOf(program, pair, pair.owner)).toEqual(['Is this me?'])
})

test.each([
  ['of somebody else', (pair: Pair) => provedMail({ from: pair.buyer.email, to: pair.reply, text: 'x' })],
  ['of a stranger', (pair: Pair) => provedMail({ from: 'thief@example.org', to: pair.reply, text: 'x' })],
  [
    'that was signed for somebody else',
    (pair: Pair) => provedMail({ from: pair.owner.email, to: 'club@example.org', text: 'x' }),
  ],
  [
    'of two authors',
    (pair: Pair) => provedMail({ from: `${pair.owner.email}, thief@example.org`, to: pair.reply, text: 'x' }),
  ],
  ['without an author', (pair: Pair) => provedMail({ from: '', to: pair.reply, text: 'x' })],
  [
    'with two authors’ lines',
    (pair: Pair) =>
      provedMail({ from: pair.owner.email, to: pair.reply, text: 'x', headers: ['From: thief@example.org'] }),
  ],
])('a mail %s is not posted', async (_, mail) => {
  const pair = await writtenTo(program)
  expect(await takeIn(program, await mail(pair), pair.reply)).toBe('asked')
  expect(await wordsOf(program, pair, pair.owner)).toEqual([])
})

test('a mail that another job decides about at this moment is not posted as well', async () => {
  const pair = await writtenTo(program)
  const mail = await answerOf(pair, 'Only once.')
  await acceptMail(program.ctx, mail, { way: 'webhook', to: [pair.reply], from: pair.owner.email, ip: '192.0.2.1' })
  const rows = program.ctx.db.selectFrom('incoming_mails').select('id').where('outcome', '=', 'waiting')
  const { id } = await rows.executeTakeFirstOrThrow()
  const { waited } = await whileLocked(program, {
    lock: async (ctx) => {
      await lockWaiting(ctx, id)
      await recordOutcome(ctx, id, { outcome: 'refused' })
    },
    act: () => judgeMail(program.ctx, { incomingId: id }, resolver),
  })
  expect([waited, await wordsOf(program, pair, pair.owner)]).toEqual([true, []])
})

test('the same words with nothing in between are one message for ten minutes; with a question in between they are two', async () => {
  const pair = await writtenTo(program)
  const start = new Date()
  const answerAfter = async (milliseconds: number, text: string) => {
    program.ctx.clock = { now: () => new Date(start.getTime() + milliseconds) }
    return takeIn(program, await answerOf(pair, text), pair.reply)
  }
  expect(await answerAfter(0, 'Yes.')).toBe('posted')
  expect(await answerAfter(10 * minute, 'Yes.')).toBe('repeated')
  expect(await answerAfter(10 * minute + 1, 'Yes.')).toBe('posted')
  const conversation = { id: pair.conversationId }
  await postMessage(program.ctx, { conversation, writer: pair.buyer, body: 'And the charger?', origin: 'page' })
  expect(await answerAfter(11 * minute, 'Yes.')).toBe('posted')
  await postMessage(program.ctx, { conversation, writer: pair.owner, body: 'From the page', origin: 'page' })
  expect(await answerAfter(12 * minute, 'Yes.')).toBe('posted')
  const own = ['Yes.', 'Yes.', 'Yes.', 'From the page', 'Yes.']
  expect(await wordsOf(program, pair, pair.owner)).toEqual(own)
})

test('who answers by mail has read what they answer, and nothing that came later', async () => {
  const pair = await writtenTo(program)
  const headers = await signedIn(program.ctx, pair.owner)
  const unread = async () => {
    const { body } = await get(program, '/api/user/conversations', headers)
    return body.data[0].unread
  }
  const [first] = await mailsTo(program, pair.owner)
  program.ctx.clock = { now: () => new Date(Date.now() + minute) }
  const conversation = { id: pair.conversationId }
  await postMessage(program.ctx, { conversation, writer: pair.buyer, body: 'And the charger?', origin: 'page' })
  expect(await unread()).toBe(2)
  await takeIn(program, await answerOf(pair, 'It is there.', [`In-Reply-To: ${first?.message_id}`]), pair.reply)
  expect(await unread()).toBe(1)
  await takeIn(program, await answerOf(pair, 'The charger too.'), pair.reply)
  expect(await unread()).toBe(0)
})
