import { expect, test } from 'vitest'
import { inTransaction } from '#platform/context'
import { makeVolunteer } from '../../moderation/testing.ts'
import { close } from '../../privacy/testing.ts'
import { someone } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { list, type Pair, read, somePair, unread, write } from '../testing.ts'
import { decideOnPending, waitAgain } from './decide-on-pending.ts'

const program = await programOfFile()

const cheating = 'Your payment is pending at Interac. Receive the money here: http://interac-etransfer.net/claim'

/** A conversation whose buyer has written what waits, with the id of that. */
async function pending(): Promise<Pair & { messageId: number }> {
  const pair = await somePair(program)
  return { ...pair, messageId: (await write(program, pair.buyer, pair.id, cheating)).body.data.id }
}

async function decide(messageId: number, decision: 'deliver' | 'return', by?: Pair['owner']) {
  const volunteer = await makeVolunteer(program.ctx, by?.person ?? (await someone(program.ctx)))
  await decideOnPending(program.ctx, { volunteer, messageId, decision })
}

const stateOf = async ({ buyer, id }: Pair) => (await read(program, buyer, id)).body.messages.at(-1).held

test('what waits in one conversation holds nothing in another, and is decided about alone', async () => {
  const [one, other] = [await pending(), await pending()]
  const calm = await somePair(program)
  expect((await write(program, calm.buyer, calm.id, 'When?')).body.data.held).toBeUndefined()
  await decide(one.messageId, 'return')
  expect([await stateOf(one), await stateOf(other)]).toEqual(['returned', 'waiting'])
  await decide(other.messageId, 'return')
  const again = (messageId: number) => inTransaction(program.ctx, (ctx) => waitAgain(ctx, messageId))
  await again(other.messageId)
  expect([await stateOf(one), await stateOf(other)]).toEqual(['returned', 'waiting'])
})

test('delivered, it is the last message of both, unread to its receiver alone', async () => {
  const pair = await pending()
  await write(program, pair.owner, pair.id, 'Yes, it is here.')
  const before = await unread(program, pair.buyer)
  await decide(pair.messageId, 'deliver')
  for (const who of [pair.owner, pair.buyer]) expect((await list(program, who)).body.data[0].last.text).toBe(cheating)
  expect((await list(program, pair.buyer)).body.data[0].unread).toBe(before)
})

test('delivered to who has closed their account meanwhile, it waits no more and reaches nobody', async () => {
  const pair = await pending()
  await close(program, pair.owner.headers, { email: pair.owner.person.email })
  const { db } = program.ctx
  const mails = async () => (await db.selectFrom('mails').select('id').execute()).length
  const before = await mails()
  await decide(pair.messageId, 'deliver')
  expect([await stateOf(pair), await mails()]).toEqual([undefined, before])
})

test('neither of the two decides about it, whichever of them is a volunteer', async () => {
  for (const which of ['owner', 'buyer'] as const) {
    const pair = await pending()
    await expect(decide(pair.messageId, 'deliver', pair[which])).rejects.toMatchObject({ code: 'conflict' })
  }
})
