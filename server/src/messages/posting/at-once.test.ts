import { expect, test } from 'vitest'
import { deletePerson, lockPerson } from '#accounts'
import { type Context, inTransaction } from '#platform/context'
import { makeVolunteer } from '../../moderation/testing.ts'
import { waitForBlockedSession, whileLocked } from '../../platform/database/testing-locks.ts'
import { close } from '../../privacy/testing.ts'
import { someListing, someone } from '../../testing.ts'
import { programOfFile } from '../../testing-file.ts'
import { ask, bodies, mailsTo, markRead, type Pair, read, side, somePair, write } from '../testing.ts'
import { decideOnPending, lockPendingMessage } from '../worry/decide-on-pending.ts'
import { postMessage } from './post-message.ts'
import { postNotice } from './post-notice.ts'
import { lockConversation } from './posting-queries.ts'

const program = await programOfFile()

type Meanwhile<Result> = {
  lock: (ctx: Context) => Promise<unknown>
  act: () => Promise<Result>
  /** What the same transaction goes on to do once the act waits for it. */
  goOn: (ctx: Context) => Promise<unknown>
}

/** Does something that waits for another act, which goes on. Returns its result, or why it was refused. */
async function meanwhile<Result>({ lock, act, goOn }: Meanwhile<Result>): Promise<Result | Error> {
  const { acting } = await inTransaction(program.ctx, async (ctx) => {
    await lock(ctx)
    const acting = act().catch((error: Error) => error)
    await Promise.race([waitForBlockedSession(program.database.pool), acting])
    await goOn(ctx)
    return { acting }
  })
  return acting
}

/** Does something while somebody closes their account. */
const whileLeaving = <Result>({ person: { id: personId } }: Pair['owner'], act: () => Promise<Result>) =>
  meanwhile({
    lock: (ctx) => lockPerson(ctx, { personId }),
    act,
    goOn: async (ctx) => {
      await ctx.db.deleteFrom('listings').where('owner_id', '=', personId).execute()
      await deletePerson(ctx, personId)
    },
  })

/** Decides on a message that waits, as a case does: its writer is locked first. */
const decide = (input: Parameters<typeof decideOnPending>[1]) =>
  inTransaction(program.ctx, async (ctx) => {
    await lockPendingMessage(ctx, input.messageId)
    await decideOnPending(ctx, input)
  })

const signedOut = expect.objectContaining({ code: 'signed_out' })
const notFound = expect.objectContaining({ code: 'not_found' })
const cheating = 'Your payment is pending at Interac. Receive the money here: http://interac-etransfer.net/claim'

test('who writes at the moment when they leave has left, and writes no more', async () => {
  for (const act of [
    (id: number, { person }: Pair['buyer']) =>
      postMessage(program.ctx, { conversation: { id }, writer: person, body: 'Too late', origin: 'page' }),
    (id: number, { person }: Pair['buyer']) =>
      postNotice(program.ctx, { conversation: { id }, notice: { name: 'unheard of' }, by: person.id }),
  ]) {
    const { buyer, id } = await somePair(program)
    expect(await whileLeaving(buyer, () => act(id, buyer))).toEqual(signedOut)
  }
})

test('what its writer takes along while a volunteer decides about it waits no more', async () => {
  const { buyer, id } = await somePair(program)
  const messageId = (await write(program, buyer, id, cheating)).body.data.id
  const volunteer = await makeVolunteer(program.ctx, await someone(program.ctx))
  const deliver = () => decide({ volunteer, messageId, decision: 'deliver' })
  expect(await whileLeaving(buyer, deliver)).toEqual(notFound)
})

test('who writes to an owner at the moment when the owner leaves reads that the listing is not there', async () => {
  const owner = await side(program.ctx)
  const id = await someListing(program.ctx, owner.person)
  await program.ctx.db.deleteFrom('pictures').where('listing_id', '=', id).execute()
  const buyer = await side(program.ctx)
  expect(await whileLeaving(owner, () => ask(program, buyer, id, 'Is it there?'))).toMatchObject({ status: 404 })
})

test('what one writes while the other leaves is there, with the notice that they left', async () => {
  const { owner, buyer, id } = await somePair(program)
  const answer = await meanwhile({
    lock: (ctx) => lockConversation(ctx, id),
    act: () => close(program, buyer.headers, { email: buyer.person.email }),
    goOn: (ctx) => postMessage(ctx, { conversation: { id }, writer: owner.person, body: 'Yes', origin: 'page' }),
  })
  expect(answer).toMatchObject({ status: 200 })
  expect(bodies(await read(program, owner, id))).toEqual(['Yes', expect.stringContaining('closed their account')])
})

test('who writes, reads or is told something in a conversation waits for who does so at the same time', async () => {
  const { owner, buyer, id } = await somePair(program)
  for (const act of [
    () => write(program, owner, id, 'Yes'),
    () => markRead(program, buyer, id, 2 ** 31 - 1),
    () => postNotice(program.ctx, { conversation: { id }, notice: { name: 'unheard of' } }),
  ])
    expect((await whileLocked<unknown>(program, { lock: (ctx) => lockConversation(ctx, id), act })).waited).toBe(true)
})

test('of two volunteers who return the same message at once one does, and its writer is told once', async () => {
  const { buyer, id } = await somePair(program)
  const messageId = (await write(program, buyer, id, cheating)).body.data.id
  const volunteer = await makeVolunteer(program.ctx, await someone(program.ctx))
  const give = () => decide({ volunteer, messageId, decision: 'return' }).catch((error: Error) => error)
  const { waited, result } = await whileLocked(program, {
    lock: (ctx) => lockPerson(ctx, { personId: buyer.person.id }),
    act: () => Promise.all([give(), give()]),
    sessions: 2,
  })
  expect([waited, result]).toEqual([true, expect.arrayContaining([undefined, notFound])])
  expect(await mailsTo(program, buyer)).toHaveLength(1)
})
