import { afterAll, beforeAll, expect, test } from 'vitest'
import { day } from '#platform/clock'
import type { Program } from '../../listings/testing.ts'
import { someListing, testProgram } from '../../testing.ts'
import { postNotice } from '../posting/post-notice.ts'
import { ask, type Pair, side, somePair, write } from '../testing.ts'
import { weighMessage } from './weigh-message.ts'

let program: Program
let ids: Map<string, number>
const now = new Date('2026-11-20T18:00:00Z')

beforeAll(async () => {
  program = await testProgram()
  program.ctx.clock = { now: () => now }
  const signals = await program.ctx.db.selectFrom('worry_signals').select(['id', 'kind']).execute()
  ids = new Map(signals.map(({ id, kind }) => [kind, id]))
})
afterAll(() => program.close())

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

test('a telephone number counts in the first message that somebody writes in a conversation, whatever others wrote and elsewhere', async () => {
  const [pair, elsewhere] = [await somePair(program), await somePair(program)]
  const number = 'Call 604-555-0142'
  expect(await finds('moved_contact', pair, number)).toBe(false)
  expect(await finds('moved_contact', pair, number, pair.owner)).toBe(true)
  await write(program, elsewhere.owner, elsewhere.id, 'Yes')
  const notice = { conversation: { id: pair.id }, notice: { name: 'unheard of' }, by: pair.owner.person.id }
  await postNotice(program.ctx, notice)
  expect(await finds('moved_contact', pair, number, pair.owner)).toBe(true)
  const listing = await someListing(program.ctx, pair.owner.person)
  const begun = (await ask(program, pair.buyer, listing, 'Hello')).body.data.conversation_id
  await program.ctx.db.deleteFrom('messages').where('conversation_id', '=', begun).execute()
  expect(await finds('moved_contact', { ...pair, id: begun }, number)).toBe(true)
})

test('a text is known again from sixty letters and digits on', async () => {
  const pair = await somePair(program)
  const known = async (body: string) => (await weigh(pair, body)).textDigest !== null
  expect([await known(`${'ab '.repeat(29)}c!`), await known(`${'ab '.repeat(29)}cd!`)]).toEqual([false, true])
})

test('the same text counts when its writer sent it to four others within seven days', async () => {
  const text = 'Dear neighbour, I saw what you list here and I should very much like to have it. Please tell me more.'
  const writer = await side(program.ctx)
  const pairs: Pair[] = []
  for (let count = 0; count < 5; count++) {
    const owner = await side(program.ctx)
    const listing = await someListing(program.ctx, owner.person)
    const id = (await ask(program, writer, listing, count < 4 ? text : 'Hello')).body.data.conversation_id
    pairs.push({ owner, buyer: writer, listing, id })
  }
  const [first, , , , last] = pairs as [Pair, Pair, Pair, Pair, Pair]
  const isSame = (body = text, from = writer) => finds('same_text', last, body, from)
  expect([await isSame(), await isSame(text, last.owner), await isSame(`${text} Or not.`)]).toEqual([
    true,
    false,
    false,
  ])
  const sentBefore = async (milliseconds: number) => {
    const created_at = new Date(now.getTime() - milliseconds)
    await program.ctx.db.updateTable('messages').set({ created_at }).where('conversation_id', '=', first.id).execute()
    return isSame()
  }
  expect([await sentBefore(7 * day - 1), await sentBefore(7 * day)]).toEqual([true, false])
})
