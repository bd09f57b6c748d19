import { afterAll, expect, test } from 'vitest'
import { endMailThread } from '#platform/mail'
import { get, signedIn } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { exportMessages } from './export-messages.ts'
import { answerOf, mailInSettings, type Pair, takeIn, writtenTo } from './incoming/testing-mail-in.ts'

const program = await programOfFile(mailInSettings)
afterAll(endMailThread)

const signature = ['-- ', 'Rosa Fuentes', '604-555-0123']

/** The owner answers by mail, with a signature under it. */
async function answered(body: string): Promise<Pair> {
  const pair = await writtenTo(program)
  await takeIn(program, await answerOf(pair, [body, '', ...signature].join('\r\n')), pair.reply)
  return pair
}

async function lastSeenBy(person: Pair['owner'], { conversationId }: Pair) {
  const headers = await signedIn(program.ctx, person)
  return (await get(program, `/api/user/conversations/${conversationId}`, headers)).body.messages.at(-1)
}

test('the signature of a mail is shown to its writer and to nobody else', async () => {
  const pair = await answered('Yes, come on Sunday.')
  expect(await lastSeenBy(pair.owner, pair)).toMatchObject({
    body: 'Yes, come on Sunday.',
    folded: expect.stringContaining('604-555-0123'),
  })
  const theirs = await lastSeenBy(pair.buyer, pair)
  expect(theirs.body).toBe('Yes, come on Sunday.')
  expect(JSON.stringify(theirs)).not.toContain('604-555-0123')
})

test('the export holds what a mail left out, for its writer alone, and what became of the mail', async () => {
  const pair = await answered('Yes, come on Monday.')
  const exported = async ({ id }: Pair['owner']) => (await exportMessages(program.ctx, { personId: id })).conversations
  const [own] = await exported(pair.owner)
  expect(own?.messages.at(-1)).toMatchObject({ by: 'me', folded: expect.stringContaining('604-555-0123') })
  expect(own?.incoming_mails).toEqual([{ received_at: expect.any(Date), outcome: 'posted' }])
  const theirs = await exported(pair.buyer)
  expect(theirs).toHaveLength(1)
  expect(JSON.stringify(theirs)).not.toContain('604-555-0123')
  expect(theirs[0]?.incoming_mails).toEqual([])
})

test('a quote of our mail is kept without the keys of its links', async () => {
  const pair = await writtenTo(program)
  const link = 'https://reable.example/messages/open?token=prh-jq_20y54Y&page=2'
  const quote = ['On Monday Ben wrote:', '> Is it still there?', `> Read and answer: ${link}`]
  await takeIn(program, await answerOf(pair, ['It is.', '', ...quote].join('\r\n')), pair.reply)
  const { folded } = await lastSeenBy(pair.owner, pair)
  expect(folded).toContain('messages/open?token=…&page=2')
  expect(folded).not.toContain('20y54Y')
})
