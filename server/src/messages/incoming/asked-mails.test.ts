import { afterAll, expect, test } from 'vitest'
import { endMailThread } from '#platform/mail'
import { call } from '../../listings/testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { mailInSettings, mailsTo, type Pair, rawMail, takeIn, wordsOf, writtenTo } from './testing-mail-in.ts'

const program = await programOfFile(mailInSettings)
afterAll(endMailThread)

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
