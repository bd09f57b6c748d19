import { expect, test } from 'vitest'
import { day } from '#platform/clock'
import { programOfFile } from '../../testing-file.ts'
import { postNotice } from '../posting/post-notice.ts'
import { type Pair, somePair, write } from '../testing.ts'
import { weighMessage } from './weigh-message.ts'

const now = new Date('2026-11-20T18:00:00Z')

const program = await programOfFile()
program.ctx.clock = { now: () => now }
const signals = await program.ctx.db.selectFrom('worry_signals').select(['id', 'kind']).execute()
const ids = new Map(signals.map(({ id, kind }) => [kind, id]))

const weigh = ({ owner, buyer, id }: Pair, body: string, writer = buyer) =>
  weighMessage(program.ctx, {
    ...{ conversationId: id, writerId: writer.person.id, body },
    receiverId: writer === buyer ? owner.person.id : buyer.person.id,
  })

/** Whether a signal of this kind is found in what somebody writes. */
const finds = async (kind: string, ...message: Parameters<typeof weigh>) =>
  (await weigh(...message)).worry.signalIds.includes(ids.get(kind) ?? 0)

test('an account is new for its first seven days', async () => {
  const pair = await somePair(program)
  const isNewAfter = async (milliseconds: number) => {
    const created_at = new Date(now.getTime() - milliseconds)
    await program.ctx.db.updateTable('people').set({ created_at }).where('id', '=', pair.buyer.person.id).execute()
    return finds('new_account', pair, 'Hello')
  }
  expect([await isNewAfter(7 * day - 1), await isNewAfter(7 * day)]).toEqual([true, false])
})

test('a telephone number counts in the first message that somebody writes in a conversation', async () => {
  const [pair, elsewhere] = [await somePair(program), await somePair(program)]
  const number = 'Call 604-555-0142'
  expect(await finds('moved_contact', pair, number)).toBe(false)
  expect(await finds('moved_contact', pair, number, pair.owner)).toBe(true)
  await write(program, elsewhere.owner, elsewhere.id, 'Yes')
  const notice = { conversation: { id: pair.id }, notice: { name: 'unheard of' }, by: pair.owner.person.id }
  await postNotice(program.ctx, notice)
  expect(await finds('moved_contact', pair, number, pair.owner)).toBe(true)
})
