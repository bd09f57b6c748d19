import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { isAny, onlyRow } from '#platform/database'

export type PendingDecision = 'deliver' | 'return'

export async function insertPending({ db, clock }: Context, messageId: number): Promise<void> {
  await db.insertInto('pending_messages').values({ message_id: messageId, held_at: clock.now() }).execute()
}

/** Whether something that somebody wrote in a conversation waits for a volunteer: what they write after it waits too. */
export async function hasPendingIn(
  { db }: Context,
  { conversationId, writerId }: { conversationId: number; writerId: number },
): Promise<boolean> {
  return isAny(
    db
      .selectFrom('pending_messages as h')
      .innerJoin('messages as m', 'm.id', 'h.message_id')
      .select('m.id')
      .where('m.conversation_id', '=', conversationId)
      .where('m.sender_id', '=', writerId)
      .where('h.decided_at', 'is', null),
  )
}

/** A message that was held, as volunteers see it; without a title once its listing is gone. */
const allPending = ({ db }: Context) =>
  db
    .selectFrom('pending_messages as h')
    .innerJoin('messages as m', 'm.id', 'h.message_id')
    .innerJoin('conversations as c', 'c.id', 'm.conversation_id')
    .innerJoin('people as w', 'w.id', 'm.sender_id')
    .leftJoin('listings as l', 'l.id', 'c.listing_id')
    .select(['m.id', 'm.conversation_id', 'm.sender_id', 'm.body', 'm.worry', 'h.held_at'])
    .select(['c.owner_id', 'c.buyer_id', 'w.first_name', 'w.created_at as member_since', 'l.title'])

export type PendingRow = NonNullable<Awaited<ReturnType<typeof findPendingOrDecided>>>

/** One that waits, or was decided about. */
export const findPendingOrDecided = (ctx: Context, messageId: number) =>
  allPending(ctx).where('m.id', '=', messageId).executeTakeFirst()

/** One that waits. */
export const findPending = (ctx: Context, messageId: number): Promise<PendingRow | undefined> =>
  allPending(ctx).where('h.decided_at', 'is', null).where('m.id', '=', messageId).executeTakeFirst()

/** Who wrote a message that is or was held. */
export async function findWriterOfPending({ db }: Context, messageId: number): Promise<number | undefined> {
  const rows = db.selectFrom('pending_messages as h').innerJoin('messages as m', 'm.id', 'h.message_id')
  return (await rows.select('m.sender_id').where('m.id', '=', messageId).executeTakeFirst())?.sender_id ?? undefined
}

/** A message that was returned waits again. */
export async function reopenPending({ db }: Context, messageId: number): Promise<void> {
  await db
    .updateTable('pending_messages')
    .set({ decision: null, decided_at: null, decided_by: null })
    .where('message_id', '=', messageId)
    .where('decision', '=', 'return')
    .execute()
}

/** Names of the signals that were found in messages, by the id of the signal. */
export async function selectSignalNames({ db }: Context): Promise<Map<number, string>> {
  const rows = await db.selectFrom('worry_signals').select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

export async function updatePending(
  { db, clock }: Context,
  { messageId, decision, volunteerId }: { messageId: number; decision: PendingDecision; volunteerId: number },
): Promise<void> {
  await db
    .updateTable('pending_messages')
    .set({ decision, decided_at: clock.now(), decided_by: volunteerId })
    .where('message_id', '=', messageId)
    .execute()
}

/**
 * Gives a message that was held its place behind all others of its conversation, with what belongs to it, and returns its new id: whoever
 * has read further meanwhile finds it as new.
 */
export async function moveToEnd(
  { db, clock }: Context,
  { messageId, hidden }: { messageId: number; hidden: boolean },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update messages set id = default, created_at = ${clock.now()}, hidden_from_partner = ${hidden}
    where id = ${messageId} returning id`.execute(db)
  return onlyRow(rows).id
}

export async function countPhotos({ db }: Context, messageId: number): Promise<number> {
  const photos = db.selectFrom('pictures').select((all) => all.fn.countAll().as('count'))
  const { count } = await photos.where('message_id', '=', messageId).executeTakeFirstOrThrow()
  return Number(count)
}
