import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { day, systemClock } from '#platform/clock'
import { endMailThread } from '#platform/mail'
import { call } from '../../listings/testing.ts'
import { signedIn, someone, testProgram } from '../../testing.ts'
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

/** A mail in somebody's name that nothing proves. Returns the token of the question to them, if they are asked. */
async function asked({ owner, reply }: Pick<Pair, 'owner' | 'reply'>, text: string): Promise<string | undefined> {
  const before = (await mailsTo(program, owner)).length
  await takeIn(program, rawMail({ from: owner.email, to: reply, text }), reply)
  const [question] = (await mailsTo(program, owner)).slice(before)
  return /by-mail\?token=([\w-]+)/.exec(question?.plain ?? '')?.[1]
}

const follow = async (path: 'look' | 'post', token: string | undefined) => {
  const { status, body } = await call(program, 'POST', `/messages/by-mail/${path}`, {}, { token })
  return [status, body.data ?? body.code]
}

test('the link about one mail shows and posts that mail alone, and a guess none of those that wait', async () => {
  const pair = await writtenTo(program)
  const [one, other] = [await asked(pair, 'The first'), await asked(pair, 'The second')]
  const shown = (body: string, posted: boolean) => [
    200,
    { body, photos: 0, posted, conversation_id: pair.conversationId },
  ]
  for (const path of ['look', 'post'] as const) expect(await follow(path, 'guess')).toEqual([422, 'invalid'])
  expect(await follow('look', one)).toEqual(shown('The first', false))
  expect(await follow('look', other)).toEqual(shown('The second', false))
  expect(await follow('post', other)).toEqual(shown('The second', true))
  expect(await wordsOf(program, pair, pair.owner)).toEqual(['The second'])
  expect(await follow('look', one)).toEqual(shown('The first', false))
  expect(await follow('post', one)).toEqual(shown('The first', true))
  expect(await follow('look', one)).toEqual(shown('', true))
  expect(await wordsOf(program, pair, pair.owner)).toEqual(['The second', 'The first'])
})

test('five questions a day are those to one person: what was posted counts for nothing, and the other is asked too', async () => {
  const pair = await writtenTo(program)
  for (let at = 0; at < 5; at++) await takeIn(program, await answerOf(pair, `Posted ${at}`), pair.reply)
  const theirs = { owner: pair.buyer, reply: await replyAddress(program, pair.buyer) }
  const start = Date.now()
  const tokens = []
  for (let at = 0; at < 6; at++) tokens.push(await asked(pair, `Try ${at}`))
  expect(tokens.map(Boolean)).toEqual([true, true, true, true, true, false])
  expect(await asked(theirs, 'Try')).toBeTruthy()
  program.ctx.clock = { now: () => new Date(start + 2 * day) }
  expect(await asked(pair, 'The day after')).toBeTruthy()
})

test('a mail that somebody sent to another conversation as well does not keep their own from being posted', async () => {
  const [pair, other] = [await writtenTo(program), await writtenTo(program)]
  const mail = await provedMail({ from: pair.owner.email, to: `${other.reply}, ${pair.reply}`, text: 'It is here.' })
  expect(await takeIn(program, mail, other.reply)).toBe('asked')
  expect(await takeIn(program, mail, pair.reply)).toBe('posted')
  expect(await wordsOf(program, pair, pair.owner)).toEqual(['It is here.'])
})

test('the same words to two people are two messages', async () => {
  const pair = await writtenTo(program)
  const second = await someone(program.ctx)
  const message = { post_id: pair.listingId, body: 'And for me?', termsOfUse: true }
  const { body } = await call(program, 'POST', '/messages', await signedIn(program.ctx, second), message)
  const elsewhere = { conversationId: body.data.conversation_id, reply: await replyAddress(program, pair.owner) }
  expect(await takeIn(program, await answerOf(pair, 'Yes.'), pair.reply)).toBe('posted')
  expect(await takeIn(program, await answerOf({ ...pair, ...elsewhere }, 'Yes.'), elsewhere.reply)).toBe('posted')
  expect(await wordsOf(program, elsewhere, pair.owner)).toEqual(['Yes.'])
})
