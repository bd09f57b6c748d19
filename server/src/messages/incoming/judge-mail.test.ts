import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock'
import { endMailThread } from '#platform/mail'
import { testProgram } from '../../testing.ts'
import {
  answerOf,
  mailInSettings,
  mailsTo,
  type Pair,
  provedMail,
  rawMail,
  replyAddress,
  takeIn,
  wordsOf,
  writtenTo,
} from './testing-mail-in.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram(mailInSettings)
})
afterEach(() => {
  program.ctx.clock = systemClock
})
afterAll(async () => {
  await endMailThread()
  await program.close()
})

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

test('both answer by mail in turn, each to an address of their own', async () => {
  const pair = await writtenTo(program)
  await takeIn(program, await answerOf(pair, 'Yes.'), pair.reply)
  const back = await replyAddress(program, pair.buyer)
  expect(back).not.toBe(pair.reply)
  expect(await takeIn(program, await provedMail({ from: pair.buyer.email, to: back, text: 'Good.' }), back)).toBe(
    'posted',
  )
  expect(await wordsOf(program, pair, pair.buyer)).toEqual([expect.any(String), 'Good.'])
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

test('lookAtMailedMessage invalid, postMailedMessage invalid: a token of no mail posts nothing', async () => {
  for (const path of ['look', 'post']) {
    const answer = await program.app.inject({
      method: 'POST',
      url: `/v1/messages/by-mail/${path}`,
      payload: { token: 'x' },
    })
    expect([answer.statusCode, answer.json().error]).toEqual([
      422,
      'This link is not valid, or it has ended. Nothing was posted.',
    ])
  }
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

test('who forges mails asks their victim five times a day at most', async () => {
  const pair = await writtenTo(program)
  const before = (await mailsTo(program, pair.owner)).length
  for (let at = 0; at < 8; at++)
    await takeIn(program, rawMail({ from: pair.owner.email, to: pair.reply, text: `Try ${at}` }), pair.reply)
  expect((await mailsTo(program, pair.owner)).length - before).toBe(5)
  expect(await wordsOf(program, pair, pair.owner)).toEqual([])
})
