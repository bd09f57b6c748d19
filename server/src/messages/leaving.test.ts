import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { day } from '#platform/clock'
import { mailJobs } from '#platform/mail'
import { setListing, sold } from '../listings/testing.ts'
import { close, tablesWith } from '../privacy/testing.ts'
import { get, someListing } from '../testing.ts'
import { programOfFile } from '../testing-file.ts'
import { messageJobs } from './jobs.ts'
import { ask, bodies, list, mailsTo, type Pair, read, sendMail, set, somePair, write } from './testing.ts'

const program = await programOfFile()

const leave = ({ person, headers }: Pair['owner']) => close(program, headers, { email: person.email })

test('when the buyer leaves, their words go, the owner’s stay, and the conversation says what happened', async () => {
  const other = await somePair(program)
  const { owner, buyer, id } = await somePair(program, 'Quokka?')
  await write(program, owner, id, 'Yes')
  await write(program, buyer, id, 'Quokka!')
  await leave(buyer)
  const { data, messages } = (await read(program, owner, id)).body
  const words = 'The buyer closed their account. What they wrote went with it.'
  expect(messages.map((one: { by: string; body: string }) => [one.by, one.body])).toEqual([
    ['me', 'Yes'],
    ['reable', words],
  ])
  expect(data).toMatchObject({
    ...{ with: { name: 'The buyer', closed: true, can_answer: false }, can_write: false, unread: 1 },
    cannot_write_reason: 'They closed their account. Nobody would read your message.',
    last: { by: 'reable', text: words },
  })
  const { status, body } = await write(program, owner, id, 'Hello?')
  expect([status, body.error]).toEqual([409, 'They closed their account. Nobody would read your message.'])
  const tables = await tablesWith(program, ['Quokka', buyer.person.email])
  expect(tables.filter((table) => !table.startsWith('graphile_worker'))).toEqual([])
  expect(bodies(await read(program, other.owner, other.id))).toEqual(['Is it still there?'])
})

test('when the owner leaves, their listing goes too; the buyer reads on what they wrote', async () => {
  const { owner, buyer, id } = await somePair(program)
  await write(program, owner, id, 'Yes')
  await leave(owner)
  const { data, messages } = (await read(program, buyer, id)).body
  expect(data).toMatchObject({ post: null, with: { name: 'The seller', closed: true, can_answer: false } })
  expect(messages.map(({ body }: { body: string }) => body)).toEqual([
    'Is it still there?',
    'The seller closed their account. What they wrote went with it.',
  ])
  await leave(buyer)
  const left = await program.ctx.db.selectFrom('conversations').select('id').where('id', '=', id).execute()
  expect(left).toEqual([])
})

test('both may leave at the same moment', async () => {
  for (const { owner, buyer, id } of await Promise.all([1, 2, 3].map(() => somePair(program)))) {
    const statuses = (await Promise.all([leave(owner), leave(buyer)])).map(({ status }) => status)
    const left = await program.ctx.db.selectFrom('conversations').select('id').where('id', '=', id).execute()
    expect([statuses, left]).toEqual([[200, 200], []])
  }
})

test('of a conversation that a block kept from somebody they learn nothing when the other leaves', async () => {
  const { owner, buyer, id } = await somePair(program)
  await set(program, owner, id, 'block')
  const unseen = await ask(program, buyer, await someListing(program.ctx, owner.person), 'Hidden')
  await leave(buyer)
  expect((await list(program, owner)).body.data.map((one: { id: number }) => one.id)).toEqual([id])
  expect((await read(program, owner, unseen.body.data.conversation_id)).status).toBe(404)
})

test('the files of mails with a leaver’s words go from the outbox, those of other conversations stay', async () => {
  const [leaving, staying] = [await somePair(program, 'Numbat?'), await somePair(program, 'Wombat?')]
  for (const { owner } of [leaving, staying]) {
    const [mail] = await mailsTo(program, owner)
    expect(await sendMail(program, mail?.id ?? 0)).toBe('sent')
  }
  const folder = join(program.config.dataFolder, 'outbox')
  const before = (await readdir(folder)).length
  await leave(leaving.buyer)
  const jobs = await program.database.pool.query(
    "select payload from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'forget-outbox'",
  )
  for (const { payload } of jobs.rows) await mailJobs['forget-outbox']?.(program.ctx, payload)
  expect(await readdir(folder)).toHaveLength(before - 1)
})

test('what one downloads holds all that they can see, the other by first name alone', async () => {
  const { owner, buyer, id, listing } = await somePair(program)
  await write(program, owner, id, 'Yes')
  await set(program, owner, id, 'block')
  await write(program, buyer, id, 'Hidden from her')
  const time = expect.any(String)
  const exported = async (who: Pair['owner']) => (await get(program, '/api/user/data', who.headers)).body.data.messages
  const common = { listing_id: listing, title: 'Folding walker', created_at: time, muted_at: null }
  const texts = [
    { by: 'them', body: 'Is it still there?', origin: 'page', created_at: time },
    { by: 'me', body: 'Yes', origin: 'page', created_at: time },
  ]
  expect(await exported(owner)).toEqual({
    conversations: [{ ...common, role: 'owner', with: 'Ben', messages: texts, incoming_mails: [] }],
    blocked: [{ first_name: 'Ben', created_at: time }],
  })
  const { conversations, blocked } = await exported(buyer)
  expect([conversations[0].messages.at(-1).body, blocked]).toEqual(['Hidden from her', []])
  expect(JSON.stringify(await exported(buyer))).not.toMatch(/@/)
})

test.each([
  ['deleted', (at: Date) => ({ deleted_at: at })],
  ['sold', (at: Date) => sold(at)],
  ['over', (at: Date) => ({ active: false, expires_at: at })],
])('a conversation goes 180 days after its listing is %s, with all that is in it', async (_words, changes) => {
  const { clock } = program.ctx
  const { owner, listing, id } = await somePair(program)
  const end = clock.now()
  await setListing(program.ctx, listing, changes(end))
  const sweepAfter = async (days: number) => {
    program.ctx.clock = { now: () => new Date(end.getTime() + days * day) }
    await messageJobs['sweep-conversations']?.(program.ctx, {})
    program.ctx.clock = clock
    return (await list(program, owner)).body.data.length
  }
  expect([await sweepAfter(179), await sweepAfter(181)]).toEqual([1, 0])
  const left = await program.ctx.db.selectFrom('messages').select('id').where('conversation_id', '=', id).execute()
  expect(left).toEqual([])
})

test('a listing that is renewed again and again keeps a conversation for a year after its last message', async () => {
  const { clock } = program.ctx
  const { owner, listing } = await somePair(program)
  await setListing(program.ctx, listing, { expires_at: new Date(clock.now().getTime() + 1_000 * day) })
  const last = clock.now()
  const sweepAt = async (milliseconds: number) => {
    program.ctx.clock = { now: () => new Date(last.getTime() + milliseconds) }
    await messageJobs['sweep-conversations']?.(program.ctx, {})
    program.ctx.clock = clock
    return (await list(program, owner)).body.data.length
  }
  expect([await sweepAt(364 * day), await sweepAt(366 * day)]).toEqual([1, 0])
})
