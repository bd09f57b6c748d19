import { afterAll, expect, test } from 'vitest'
import { endMailThread } from '#platform/mail'
import { get, signedIn } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { testAnswers } from './testing-answers.ts'
import { answerOf, mailInSettings, mailsTo, type Pair, takeIn, wordsOf, writtenTo } from './testing-mail-in.ts'

/** A conversation takes twenty emails a day. */

const program = await programOfFile(mailInSettings)
const pairs = await Promise.all(Array.from({ length: Math.ceil(testAnswers.length / 15) }, () => writtenTo(program)))
afterAll(endMailThread)

test.each(testAnswers.map((answer, at) => ({ ...answer, at })))(
  'of an answer the other person reads what was written: $name',
  async ({ sent, posted, headers, at }) => {
    const pair = pairs[Math.floor(at / 15)] as Pair
    const filled = (text: string) => text.replaceAll('{reply}', pair.reply).replaceAll('{own}', pair.owner.email)
    const mail = await answerOf(pair, filled(sent.join('\r\n')).replaceAll(/\r?\n/g, '\r\n'), headers)
    expect(await takeIn(program, mail, pair.reply)).toBe('posted')
    expect((await wordsOf(program, pair, pair.owner)).at(-1)).toBe(filled(posted))
    const passedOn = JSON.stringify((await mailsTo(program, pair.buyer)).at(-1))
    expect(passedOn).not.toContain(pair.reply)
    if (!posted.includes('{own}')) expect(passedOn).not.toContain(pair.owner.email)
  },
)

test('whatever the language, our email quoted below an answer gives the other person no link and no address of its writer', async () => {
  const pair = await writtenTo(program)
  const ours = (await mailsTo(program, pair.owner)).at(-1)?.plain ?? ''
  expect(ours).toContain('token=')
  const head = ['발신: Ben', `발신일: 2026. 11. 20. 10:12`, '수신: Rosa', '제목: 알림', '', ...ours.split('\n')]
  await takeIn(program, await answerOf(pair, ['네.', '', ...head].join('\r\n')), pair.reply)
  const { body } = await get(
    program,
    `/api/user/conversations/${pair.conversationId}`,
    await signedIn(program.ctx, pair.buyer),
  )
  expect(body.messages.at(-1).body).toBe('네.')
  expect(JSON.stringify(body)).not.toMatch(/token=|@example\.org/)
})
