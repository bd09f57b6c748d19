import { expect, test } from 'vitest'
import { inTransaction } from '#platform/context'
import { endRestriction, startRestriction } from '#restrictions'
import { makeVolunteer } from '../../moderation/testing.ts'
import { someListing, someone, testProgram } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { ask, bodies, list, mailsTo, markRead, read, set, side, somePair, unread, write } from '../testing.ts'
import { decideOnPending } from './decide-on-pending.ts'

const program = await programOfFile()
const pair = await somePair(program)

const cheating = 'Your payment is pending at Interac. Receive the money here: http://interac-etransfer.net/claim'

const volunteer = async () => makeVolunteer(program.ctx, await someone(program.ctx))
const decide = async (messageId: number, decision: 'deliver' | 'return') =>
  decideOnPending(program.ctx, { volunteer: await volunteer(), messageId, decision })

test('a message like those by which people are cheated waits: its writer alone sees it, and volunteers are mailed', async () => {
  const { owner, buyer, id } = await somePair(program)
  const before = await mailsTo(program, owner)
  const { status, body } = await write(program, buyer, id, cheating)
  expect([status, body.data.held]).toEqual([200, 'waiting'])
  expect(bodies(await read(program, owner, id))).toEqual(['Is it still there?'])
  expect(await unread(program, owner)).toBe(1)
  expect((await list(program, owner)).body.data[0].last.text).toBe('Is it still there?')
  expect(await mailsTo(program, owner)).toEqual(before)
  const mails = await program.ctx.db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', program.config.mail.volunteers)
    .execute()
  expect(mails.at(-1)?.subject).toBe('A message waits for a volunteer')
  expect(mails.at(-1)?.plain).not.toContain('interac')
})

test('what follows a held message is held too, so that nothing gets around it', async () => {
  const { owner, buyer, id } = await somePair(program)
  await write(program, buyer, id, cheating)
  expect((await write(program, buyer, id, 'Did you look?')).body.data.held).toBe('waiting')
  expect(bodies(await read(program, owner, id))).toEqual(['Is it still there?'])
  expect((await write(program, owner, id, 'Yes, it is here.')).body.data.held).toBeUndefined()
})

test('delivered, it comes as a new message with its warning, also to who has read further, and is mailed', async () => {
  const { owner, buyer, id } = await somePair(program)
  const held = (await write(program, buyer, id, cheating)).body.data.id
  const answer = (await write(program, owner, id, 'Yes, it is here.')).body.data.id
  await markRead(program, owner, id, answer)
  await decide(held, 'deliver')
  const { messages } = (await read(program, owner, id, `?after=${answer}`)).body
  expect(messages).toMatchObject([
    { by: 'them', body: cheating, caution: expect.arrayContaining(['payment is pending']) },
  ])
  expect(messages[0].warnings[0]).toBe('Its link only looks like one that you know. Do not open it.')
  expect(await unread(program, owner)).toBe(1)
  const mailed = (await mailsTo(program, owner)).at(-1)?.plain.replace(/\s+/g, ' ')
  expect(mailed).toContain('Its link only looks like one')
  expect(mailed).not.toContain('came with it')
  const own = (await read(program, buyer, id)).body.messages
  expect(own.at(-1)).toMatchObject({ body: cheating, by: 'me', warnings: [] })
  expect(own.at(-1).held).toBeUndefined()
  await expect(decide(held, 'deliver')).rejects.toThrow('This message waits no more.')
})

test('returned, its writer is told kindly, and the other never sees it', async () => {
  const { owner, buyer, id } = await somePair(program)
  const held = (await write(program, buyer, id, cheating)).body.data.id
  await decide(held, 'return')
  expect((await read(program, buyer, id)).body.messages.at(-1)).toMatchObject({ body: cheating, held: 'returned' })
  expect((await mailsTo(program, buyer)).at(-1)?.subject).toBe('Your message was not passed on')
  expect(bodies(await read(program, owner, id))).toEqual(['Is it still there?'])
  expect((await write(program, buyer, id, 'I come on Sunday.')).body.data.held).toBeUndefined()
})

test('held while they were blocked, it looks the same to its writer, and delivered it stays unseen', async () => {
  const { owner, buyer, id } = await somePair(program)
  await set(program, owner, id, 'block')
  const held = (await write(program, buyer, id, cheating)).body.data
  expect(held.held).toBe('waiting')
  await decide(held.id, 'deliver')
  expect((await read(program, buyer, id)).body.messages.at(-1).held).toBeUndefined()
  expect(bodies(await read(program, owner, id))).toEqual(['Is it still there?'])
})

test('somebody who is muted writes to nobody until then, and is told so where they write', async () => {
  const { person } = pair.buyer
  const muted = {
    kind: 'mute',
    days: 7,
    reason: 'rude',
    sentence: 'Please be kind.',
    person,
    decidedBy: person.id,
  } as const
  const id = await inTransaction(program.ctx, (ctx) => startRestriction(ctx, muted))
  const { status, body } = await write(program, pair.buyer, pair.id, 'Hello?')
  expect([status, body.error]).toEqual([403, expect.stringMatching(/^You can write again from \w+, \d+ \w+/)])
  expect((await ask(program, pair.buyer, pair.listing, 'Hello?')).status).toBe(403)
  expect((await read(program, pair.buyer, pair.id)).body.data).toMatchObject({
    can_write: false,
    cannot_write_reason: body.error,
  })
  expect((await write(program, pair.owner, pair.id, 'Are you there?')).status).toBe(200)
  await inTransaction(program.ctx, (ctx) => endRestriction(ctx, { id, person, by: person.id, sentence: '' }))
  expect((await write(program, pair.buyer, pair.id, 'Hello?')).status).toBe(200)
})

test('the same long text to five people counts, and to one five times does not', async () => {
  const text =
    'Dear neighbour, I saw what you list and I should very much like to have it. Please tell me more about it. '
  const writer = await side(program.ctx)
  const receivers = []
  for (let count = 0; count < 5; count++) {
    const owner = await side(program.ctx)
    const listing = await someListing(program.ctx, owner.person)
    const id = (await ask(program, writer, listing, `${text}Call me: 604 555 0123. It is urgent, www.example.org`)).body
      .data.conversation_id
    receivers.push((await read(program, owner, id)).body.messages[0].warnings)
  }
  expect(receivers).toEqual([[], [], [], [], ['The same words went to several people.']])
})

test('somebody writes to five new people a day in their first week; who was written to before does not count', async () => {
  const limited = await testProgram({ LIMITS: 'on' })
  const now = new Date('2026-11-20T18:00:00Z')
  limited.ctx.clock = { now: () => now }
  const known = await side(limited.ctx)
  const writer = await side(limited.ctx)
  const askNew = async (from = writer, body = 'Hello') =>
    ask(limited, from, await someListing(limited.ctx, (await side(limited.ctx)).person), body)
  await ask(limited, writer, await someListing(limited.ctx, known.person), 'Hello')
  for (let count = 0; count < 4; count++) expect((await askNew()).status).toBe(200)
  const { status, body, headers } = await askNew()
  expect([status, body.error]).toEqual([
    429,
    'You have written to many people today. So that everyone gets an answer, please go on in 6 hours.',
  ])
  expect(Number(headers['retry-after'])).toBe(6 * 3600)
  expect((await ask(limited, writer, await someListing(limited.ctx, known.person), 'And this?')).status).toBe(200)
  await limited.close()
})
