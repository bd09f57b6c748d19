import { afterAll, beforeAll, expect, test } from 'vitest'
import { endMailThread } from '#platform/mail'
import { makeVolunteer } from '../moderation/testing.ts'
import { get, signedIn, someone, testProgram } from '../testing.ts'
import { exportMessages } from './export-messages.ts'
import { answerOf, mailInSettings, type Pair, takeIn, writtenTo } from './incoming/testing-mail-in.ts'
import { decideOnPending } from './worry/decide-on-pending.ts'

let program: Awaited<ReturnType<typeof testProgram>>

beforeAll(async () => {
  program = await testProgram(mailInSettings)
})
afterAll(async () => {
  await endMailThread()
  await program.close()
})

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

test('the export tells of mails in the order in which they came', async () => {
  const pair = await answered('Yes, come on Tuesday.')
  await takeIn(program, await answerOf(pair, 'At noon.'), pair.reply)
  const { db } = program.ctx
  const mails = db.selectFrom('incoming_mails').select(['id', 'received_at']).where('person_id', '=', pair.owner.id)
  const [first, second] = await mails.orderBy('id').execute()
  // What was another's in between is at another place of its table, and of what leads to it.
  for (const person_id of [pair.buyer.id, pair.owner.id])
    await db
      .updateTable('incoming_mails')
      .set({ person_id })
      .where('id', '=', first?.id ?? 0)
      .execute()
  const { conversations } = await exportMessages(program.ctx, { personId: pair.owner.id })
  expect(conversations[0]?.incoming_mails.map(({ received_at }) => received_at)).toEqual([
    ...[first?.received_at, second?.received_at],
  ])
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

test('a mail that was held is passed on, and what it left out stays with it', async () => {
  const pair = await answered(
    'Your payment is pending at Interac. Receive the money here: http://interac-etransfer.net/claim',
  )
  const held = await lastSeenBy(pair.owner, pair)
  expect(held.held).toBe('waiting')
  const volunteer = await makeVolunteer(program.ctx, await someone(program.ctx))
  await decideOnPending(program.ctx, { volunteer, messageId: held.id, decision: 'deliver' })
  const delivered = await lastSeenBy(pair.owner, pair)
  expect(delivered.id).toBeGreaterThan(held.id)
  expect(delivered).toMatchObject({ body: held.body, folded: held.folded })
  expect(held.folded).toContain('604-555-0123')
})
