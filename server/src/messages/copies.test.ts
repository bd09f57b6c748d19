import { afterAll, expect, test } from 'vitest'
import { endMailThread } from '#platform/mail'
import { call } from '../listings/testing.ts'
import { get, signedIn } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { answerOf, mailInSettings, mailsTo, type Pair, takeIn, wordsOf, writtenTo } from './incoming/testing-mail-in.ts'

const program = await programOfFile(mailInSettings)
afterAll(endMailThread)

const path = ({ conversationId }: Pair, rest = '') => `/api/user/conversations/${conversationId}${rest}`

const write = async (pair: Pair, body: string) =>
  call(program, 'POST', path(pair, '/messages'), await signedIn(program.ctx, pair.owner), { body })

const lastSeenBy = async (person: Pair['owner'], pair: Pair) =>
  (await get(program, path(pair), await signedIn(program.ctx, person))).body.messages.at(-1)

/** The tokens of the newest email to the owner: the one that answers, and the one that opens the conversation. */
async function linksOf({ owner }: Pair) {
  const plain = (await mailsTo(program, owner)).at(-1)?.plain ?? ''
  const [, answers = ''] = /messages\/answer\?token=([\w-]+)/.exec(plain) ?? []
  const [, opens = ''] = /messages\/open\?token=([\w-]+)/.exec(plain) ?? []
  return { plain, answers, opens }
}

const follow = async ({ answers, opens }: { answers: string; opens: string }) => [
  (await call(program, 'POST', '/api/conversations/answer_by_link', {}, { token: answers, answer: 'promised' })).status,
  (await call(program, 'POST', '/api/conversations/read_by_link', {}, { token: opens })).status,
]

test('a copy of our email that is pasted on the page stays with its writer, who is told, and its links open nothing any more', async () => {
  const pair = await writtenTo(program)
  const links = await linksOf(pair)
  const { status, body } = await write(pair, `It is here.\n\n${links.plain.slice(0, 4_500)}`)
  expect([status, body.data.body]).toEqual([200, expect.stringMatching(/^It is here\./)])
  expect(body.data.folded).toContain('messages/open?token=…')
  const theirs = JSON.stringify([await lastSeenBy(pair.buyer, pair), (await mailsTo(program, pair.buyer)).at(-1)])
  expect(theirs).not.toMatch(new RegExp(`${links.answers}|${links.opens}|${pair.owner.email}`))
  expect(await follow(links)).toEqual([422, 422])
})

test('what quotes our email and says nothing else is not sent, and the reason stands at the field', async () => {
  const pair = await writtenTo(program)
  const { status, body } = await write(pair, `Ben (through Reable) <${pair.reply}> wrote:\n> Is it?`)
  expect([status, body.errors?.body]).toEqual([422, [expect.stringContaining('This is a copy of our email')]])
  const answer = await answerOf(pair, [`On Nov 20, 2026 Ben <${pair.reply}> wrote:`, '> Is it?'].join('\r\n'))
  expect(await takeIn(program, answer, pair.reply)).toBe('refused')
  expect(await wordsOf(program, pair, pair.owner)).toEqual([])
  expect((await mailsTo(program, pair.owner)).at(-1)?.subject).toBe('Your email was not posted')
})

test('the links of an email stay good for whoever answers it by email', async () => {
  const pair = await writtenTo(program)
  const links = await linksOf(pair)
  const quoted = links.plain.split('\n').map((line) => `> ${line}`)
  await takeIn(program, await answerOf(pair, ['Yes.', '', ...quoted].join('\r\n')), pair.reply)
  expect((await follow(links))[1]).toBe(200)
})

test('what was left out of an answer is sent by one press, once, without the quote of our email', async () => {
  const pair = await writtenTo(program)
  const answer = [
    'Yes.',
    '',
    '-- ',
    'Rosa Fuentes',
    'Royal Oak',
    '',
    `On Nov 20, 2026 Ben <${pair.reply}> wrote:`,
    '> Is it?',
  ]
  await takeIn(program, await answerOf(pair, answer.join('\r\n')), pair.reply)
  const { id, unsent } = await lastSeenBy(pair.owner, pair)
  expect(unsent).toBe('--\nRosa Fuentes\nRoyal Oak')
  expect(await lastSeenBy(pair.buyer, pair)).not.toHaveProperty('unsent')
  expect((await press(pair, id, pair.buyer)).status).toBe(404)
  const presses = await Promise.all([press(pair, id), press(pair, id)])
  expect(presses.map(({ status }) => status).sort()).toEqual([200, 404])
  expect(await wordsOf(program, pair, pair.owner)).toEqual(['Yes.', unsent])
  expect((await lastSeenBy(pair.buyer, pair)).body).toBe(unsent)
})

async function press(pair: Pair, messageId: number, by = pair.owner) {
  return call(program, 'POST', path(pair, '/left_out'), await signedIn(program.ctx, by), { message_id: messageId })
}
